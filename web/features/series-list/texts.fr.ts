import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  series: 'Factures récurrentes',
  noun: { one: 'facture récurrente', many: 'factures récurrentes' },
  list: 'Liste des factures récurrentes',
  backToInvoices: 'Retour aux factures',
  create: 'Nouvelle facture récurrente',
  customer: 'Client',
  schedule: 'Fréquence',
  next: 'Prochaine facture',
  amount: 'Montant',
  status: 'Statut',
  newest: 'Les plus récentes',
  allStatuses: 'Tous les statuts',
  noSchedule: 'Pas encore de fréquence',
  noNext: 'Aucune prévue',
  nextOn: ({ day }) => `Prochaine facture le ${day}`,
  pausedTo: ({ day }) => `Jusqu’au ${day}`,
  held: 'Une facture non envoyée',
  missed: ({ count }) => (count < 2 ? `${count} date manquée` : `${count} dates manquées`),
  none: 'Aucune facture récurrente pour l’instant',
  noneHint:
    'Pour les forfaits, les loyers et les abonnements\u00a0: rédigez la facture une fois, choisissez ses dates, et chacune est créée pour vous, en brouillon ou envoyée automatiquement.',
  createFirst: 'Créer une première facture récurrente',
  noMatch: 'Aucune facture récurrente trouvée',
  noMatchHint: 'Aucune facture récurrente ne correspond à cette recherche et à ce statut.',
  loading: 'Chargement des factures récurrentes',
  loadingHint: 'Veuillez patienter pendant le chargement de vos factures récurrentes',
  loadFailed: 'Impossible de charger vos factures récurrentes',
  loadFailedHint: 'Veuillez vérifier votre connexion et réessayer.',
};
