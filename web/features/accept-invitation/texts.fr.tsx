import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Invitation d’une entreprise',
  loading: 'Chargement de l’invitation',
  invited: {
    EMPLOYEE: ({ company }) => <>On vous invite à vous joindre à {company}</>,
    ACCOUNTANT: ({ company }) => <>On vous invite à vous joindre à {company} à titre de comptable</>,
  },
  acceptMeans: {
    EMPLOYEE:
      'Si vous acceptez, vous travaillerez avec les factures, les clients, les produits et les rendez-vous de cette entreprise.',
    ACCOUNTANT:
      'Si vous acceptez, vous verrez les factures, les clients, les rapports et l’activité de cette entreprise, et pourrez les télécharger pour sa comptabilité. Vous ne pourrez rien modifier, envoyer ni payer.',
  },
  ownKept: 'Vos propres données sont conservées, et vous les retrouverez à votre départ.',
  choosePassword: 'Choisissez un nouveau mot de passe pour accepter',
  choosePasswordText:
    'L’adresse courriel de ce compte n’a jamais été confirmée\u00a0: une autre personne a pu créer ce compte. Accepter ' +
    'confirme l’adresse et supprime tout ce qui a été entré dans le compte. Pour conserver vos données, connectez-vous ' +
    'd’abord et confirmez votre adresse.',
  signedInAs: ({ email }) => `Vous êtes en session avec ${email}`,
  isFor: ({ invitee }) =>
    `Cette invitation est pour ${invitee}. L’accepter ou la refuser concerne ce compte-là, et non le vôtre.`,
  accept: 'Accepter',
  accepting: 'Acceptation…',
  reject: 'Refuser',
  rejecting: 'Refus…',
  company: 'Entreprise',
  person: 'Invité',
  status: 'Statut',
  states: { open: 'En attente de votre réponse', accept: 'Acceptée', reject: 'Refusée' },
  newTab: '(s’ouvre dans un nouvel onglet)',
  done: { accept: 'Invitation acceptée', reject: 'Invitation refusée' },
  next: { accept: 'Nous vous amenons à votre tableau de bord.', reject: 'Nous vous amenons à l’accueil.' },
  failed: { accept: 'Impossible d’accepter l’invitation', reject: 'Impossible de refuser l’invitation' },
  tryOrContact: 'Veuillez réessayer ou communiquer avec l’assistance.',
  signInNew: 'Connectez-vous avec votre nouveau mot de passe.',
  acceptedSignIn: 'Invitation acceptée. Connectez-vous avec votre nouveau mot de passe.',
  error: 'Erreur',
  noToken: 'Lien d’invitation incomplet',
  noTokenHint: 'Une partie du lien manque peut-être. Ouvrez-le de nouveau à partir du courriel reçu.',
  notOpen: 'Invitation non valide ou expirée',
  notOpenHint:
    'Chaque lien sert une seule fois, pendant sept jours, et seul le plus récent est valide. Demandez-en un nouveau à la ' +
    'personne qui vous a invité.',
  tryAgain: 'Réessayer',
  returnHome: 'Retour à l’accueil',
  doNotInvite: 'Ne plus m’inviter',
  blockQuestion: 'Bloquer les invitations?',
  block: 'Bloquer les invitations',
  blocking: 'Blocage…',
  blockRejects: ({ company }) => `L’invitation sera refusée, et ${company} ne pourra plus vous inviter.`,
  blockSender: 'L’entreprise qui vous a envoyé ce lien ne pourra plus vous inviter.',
  notBlocked: 'Impossible de bloquer les invitations. Veuillez réessayer.',
  blocked: 'Invitations bloquées',
  cannotInvite: ({ company }) => `${company} ne peut plus vous inviter.`,
  thisCompany: 'Cette entreprise',
  allow: 'Débloquer les invitations',
  allowing: 'Un instant…',
  allowed: 'Invitations débloquées',
  canInvite: ({ company }) => `${company} peut de nouveau vous inviter.`,
  notAllowed: 'Impossible de débloquer les invitations. Veuillez réessayer.',
};
