import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  employees: 'Employés',
  noun: { one: 'employé', many: 'employés' },
  employeeList: 'Liste des employés',
  add: 'Ajouter un employé',
  invite: 'Inviter un employé',
  none: 'Aucun employé pour l’instant',
  noneHint:
    'Invitez votre premier employé par courriel. Une fois l’invitation acceptée, il pourra travailler avec vos factures, vos clients, vos produits et vos rendez-vous. Vous pouvez aussi inviter votre comptable, qui ne fait que consulter.',
  noMatch: 'Aucun employé trouvé',
  noMatchHint: 'Aucun employé ne correspond à votre recherche.',
  failed: 'Oups! Une erreur s’est produite',
  failedHint: 'Impossible de charger vos employés. Vérifiez votre connexion ou réessayez dans un instant.',
  loading: 'Chargement des employés',
  loadingHint: 'Veuillez patienter pendant le chargement de vos employés…',
  name: 'Nom',
  noName: 'Aucun nom entré',
  email: 'Courriel',
  roles: { EMPLOYEE: 'Employé', ACCOUNTANT: 'Comptable' },
  status: 'Statut',
  created: 'Création',
  statuses: { PENDING: 'En attente', ACCEPTED: 'Acceptée', REJECTED: 'Refusée', EXPIRED: 'Expirée' },
  noInvitation: 'Aucune invitation',
  resend: 'Renvoyer l’invitation',
  resendTo: ({ name }) => `Renvoyer l’invitation à ${name}`,
  wasAccepted: 'Cette invitation a été acceptée',
  remove: 'Retirer',
  removeEmployee: 'Retirer l’employé',
  removing: 'Retrait…',
  removed: 'Employé retiré',
  notRemoved: 'Impossible de retirer l’employé',
  confirmRemove: ({ name }) =>
    `Voulez-vous vraiment retirer ${name} de votre entreprise? Cette action est irréversible.`,
  inviteHint:
    'Nous enverrons par courriel un lien pour accepter ou refuser l’invitation. Il est valide pendant sept jours.',
  thenInvite: 'Vous pourrez ensuite inviter des employés.',
  send: 'Envoyer l’invitation',
  sending: 'Envoi…',
  sent: 'Invitation envoyée',
  notSent: 'Impossible d’envoyer l’invitation',
  inviteAs: 'Inviter à titre de',
  roleHints: {
    EMPLOYEE: 'Travaille avec vos factures, vos soumissions, vos clients, vos produits et vos rendez-vous.',
    ACCOUNTANT:
      'Consulte vos factures, vos soumissions, vos clients, vos rapports et votre activité, et télécharge des fichiers. Ne peut rien modifier, envoyer ni payer, et ne voit aucun numéro bancaire en entier.',
  },
  emailHint: 'Cette personne doit avoir un compte avec cette adresse.',
  emailExample: 'nom@example.com',
  notInvited: 'Impossible d’ajouter l’employé',
  noAccount:
    'Cette adresse courriel n’est liée à aucun compte. Assurez-vous d’abord que cette personne a créé un compte.',
  registerLink: 'Lien pour créer un compte',
  registerLinkHint:
    'Transmettez ce lien à cette personne. Invitez-la de nouveau une fois qu’elle aura créé son compte et confirmé son adresse courriel\u00a0: elle pourra alors accepter sans autre mot de passe.',
  copyLink: 'Copier le lien',
  copied: 'Lien copié dans le presse-papiers',
  notCopied: 'Impossible de copier le lien. Veuillez plutôt le sélectionner.',
};
