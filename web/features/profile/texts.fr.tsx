import type { ReactNode } from 'react';
import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Paramètres du profil',
  description: 'Gérez vos renseignements personnels',
  profile: 'Profil',
  personalDetails: 'Renseignements',
  security: 'Sécurité',
  notLoaded: 'Impossible de charger le profil',
  checkConnection: 'Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  loading: 'Chargement du profil',
  profileChanged: 'Votre profil a été modifié',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  nameStays: ({ name }) => `Si vous laissez ce champ vide, votre nom reste ${name}.`,
  email: 'Courriel',
  emailHint: 'Vous vous connectez avec cette adresse. Vous pouvez la modifier plus bas.',
  phone: 'Numéro de téléphone',
  phoneExample: '514 555-0100',
  saving: 'Enregistrement…',
  saveChanges: 'Enregistrer',
  yourName: 'Votre nom',
  updated: 'Profil mis à jour',
  notUpdated: 'Impossible de mettre à jour le profil. Veuillez réessayer.',
  leaving: 'Départ…',
  leave: 'Quitter',
  leaveThis: 'Quitter cette entreprise',
  leaveTitle: ({ name = 'cette entreprise' }) => `Quitter ${name}`,
  leaveQuestion: ({ name = 'cette entreprise' }) => `Quitter ${name}?`,
  leaveText: ({ name = 'cette entreprise' }) =>
    `Vous travaillez pour ${name}. Si vous partez, vous ne verrez plus ses factures, ses clients ni ses rendez-vous, et vous retrouverez votre propre entreprise. Pour revenir, il vous faudra une nouvelle invitation.`,
  accountantLeaves: ({ name = 'cette entreprise' }) =>
    `Vous êtes comptable pour ${name}. Si vous partez, vous ne verrez plus ses factures, ses clients ni ses rapports, et vous retrouverez votre propre entreprise. Pour revenir, il vous faudra une nouvelle invitation.`,
  leaveWarning: ({ name }) =>
    name
      ? `Vous n’aurez plus accès à ${name}. Tout ce que vous y avez créé reste à l’entreprise.`
      : 'Vous n’aurez plus accès à cette entreprise. Tout ce que vous y avez créé lui reste.',
  notLeft: ({ name = 'cette entreprise' }) => `Impossible de quitter ${name}. Veuillez réessayer.`,
  emailAddress: 'Adresse courriel',
  signInWith: ({ email }: { email: ReactNode }) => (
    <>Vous vous connectez avec {email} et y recevez les courriels au sujet de votre compte.</>
  ),
  codeSentTo: ({ email }: { email: ReactNode }) => (
    <>Nous avons envoyé un code à {email}. Entrez-le pour changer d’adresse courriel.</>
  ),
  changeEmail: 'Changer d’adresse courriel',
  keepEmail: ({ email }) => `Conserver ${email}`,
  emailNotKept: 'Impossible de conserver votre adresse courriel. Veuillez réessayer.',
  emailRequired: 'Veuillez entrer une adresse courriel',
  emailIsYours: 'C’est déjà votre adresse courriel.',
  codeSent: ({ email }) => `Nous avons envoyé un code à ${email}.`,
  codeNotSent: 'Impossible d’envoyer le code. Veuillez réessayer.',
  sending: 'Envoi…',
  changeEmailText: 'Nous enverrons un code à la nouvelle adresse. Votre adresse changera dès que vous l’aurez entré.',
  sendCode: 'Envoyer le code',
  newEmail: 'Nouvelle adresse courriel',
  emailNotices: 'Avis par courriel',
  emailNoticesText:
    'Choisissez les courriels que vous recevez au sujet de vos factures. Nous ne vous écrivons pas au sujet de vos propres actions.',
  notices: {
    payments: {
      label: 'Paiements',
      hint: 'Paiements par carte, remboursements, remboursements échoués et contestations.',
    },
    bounces: { label: 'Courriels non livrés', hint: 'Les factures qui n’ont pas atteint votre client.' },
    reminders: { label: 'Rappels', hint: 'Un résumé chaque jour où des rappels ont été envoyés.' },
  },
  noticesNotChanged: 'Impossible de modifier vos avis par courriel. Veuillez réessayer.',
  exportData: 'Exporter vos données',
  exportText:
    'Téléchargez toutes les données de votre entreprise dans un seul fichier zip\u00a0: les factures en PDF; les clients, les produits, les factures et les paiements en CSV pour les tableurs; et le tout, avec tous les détails, en JSON.',
  exportPreparing:
    'Nous préparons votre exportation. S’il y a beaucoup de factures, cela prend quelques minutes. Vous pouvez quitter cette page. Nous vous écrirons quand l’exportation sera prête.',
  exportReady: 'Votre exportation est prête',
  availableUntil: ({ size, moment }) => `${size}, disponible jusqu’au ${moment}`,
  downloading: 'Téléchargement…',
  download: 'Télécharger',
  prepareNew: 'Nouvelle exportation',
  notPrepared: 'Impossible de préparer votre exportation. Veuillez réessayer.',
  tryAgain: 'Réessayer',
  prepare: 'Préparer l’exportation',
  preparing: 'Préparation…',
  prepareFailed: 'Impossible de préparer l’exportation. Veuillez réessayer.',
  downloadFailed: 'Impossible de télécharger l’exportation. Veuillez réessayer.',
  csvFormat: 'Format CSV',
  sizes: {
    GB: ({ amount }) => `${amount}\u00a0Go`,
    MB: ({ amount }) => `${amount}\u00a0Mo`,
    KB: ({ amount }) => `${amount}\u00a0ko`,
  },
  deleteBusiness: 'Supprimer l’entreprise',
  deleteBusinessAsk: 'Supprimer l’entreprise…',
  deletedOn: ({ day }: { day: ReactNode }) => (
    <>Votre entreprise et votre compte seront supprimés le {day}. D’ici là, vous pouvez annuler la suppression.</>
  ),
  deleteText: ({ days }) =>
    `Votre entreprise et votre compte seront supprimés, avec l’ensemble des factures, des clients, des produits, des rendez-vous, des paramètres et des fichiers. Les liens vers vos factures ne fonctionneront plus et les employés n’auront plus accès. Vous avez ${days} jours pour changer d’avis; ensuite, ce sera définitif. Exportez d’abord vos données.`,
  deleteWord: 'supprimer',
  deleteQuestion: 'Supprimer votre entreprise?',
  deleteWarning: ({ days }) =>
    `Nous supprimerons votre entreprise et votre compte dans ${days} jours. D’ici là, tout fonctionne comme avant et vous pouvez changer d’avis à tout moment.`,
  typeToConfirm: ({ expected }) => `Pour confirmer, entrez\u00a0: ${expected}`,
  typeToDelete: ({ expected }) => `Entrez ${expected} pour supprimer votre entreprise.`,
  deleting: 'Suppression…',
  deletionScheduled: 'La suppression de votre entreprise est prévue',
  notDeleted: 'Impossible de supprimer votre entreprise. Veuillez réessayer.',
  language: 'Langue',
  languageHint: 'La langue de l’application et de nos courriels. Vos clients conservent la leur.',
  yourLanguage: 'Votre langue',
  languageNotChanged: 'Impossible de changer votre langue. Veuillez réessayer.',
};
