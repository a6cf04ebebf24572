import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Demandes de paiements par carte',
  description:
    'Entreprises qui demandent les paiements par carte. Leurs propriétaires reçoivent votre réponse par courriel.',
  list: 'Liste des demandes',
  loading: 'Chargement des demandes',
  notLoaded: 'Impossible de charger les demandes',
  notLoadedHint: 'Vérifiez votre connexion, puis réessayez.',
  none: 'Aucune demande',
  noneHint: 'Les entreprises demandent les paiements par carte dans leurs paramètres de paiement.',
  business: 'Entreprise',
  noBusiness: 'Sans nom',
  owner: 'Propriétaire',
  email: 'Courriel',
  asked: 'Demandé le',
  askedOn: ({ day }) => `Demande du ${day}`,
  state: 'État',
  states: { OPEN: 'En attente', GRANTED: 'Acceptée', DECLINED: 'Refusée' },
  actions: 'Actions',
  grant: 'Accepter',
  grantTo: ({ name }) => `Accepter les paiements par carte\u00a0: ${name}`,
  granting: 'Acceptation…',
  granted: ({ name }) => `Paiements par carte acceptés\u00a0: ${name}`,
  notGranted: 'Impossible d’accepter la demande',
  decline: 'Refuser',
  declineOf: ({ name }) => `Refuser la demande\u00a0: ${name}`,
  declineTitle: 'Refuser la demande',
  declineText: ({ name }) =>
    `Nous écrirons au propriétaire que les paiements par carte restent désactivés\u00a0: ${name}.`,
  declining: 'Refus…',
  declined: 'Demande refusée',
  notDeclined: 'Impossible de refuser la demande',
  reason: 'Motif',
  reasonHint: 'Facultatif. Le propriétaire le lit tel que vous l’écrivez.',
};
