import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  asOf: 'En date du',
  customer: 'Client',
  total: 'Total',
  totalIn: ({ currency }) => `Total en ${currency}`,
  credit: 'Crédit',
  currency: 'Devise',
  list: ({ currency }) => `Sommes dues par les clients en ${currency}`,
  invoices: ({ count }) => (count < 2 ? `${count} facture` : `${count} factures`),
  dueOn: ({ day }) => `Échéance le ${day}`,
  unnamed: 'Sans nom',
  note: 'Selon le nombre de jours après l’échéance. Les demandes d’acompte ne sont pas dues. Les acomptes payés et les factures payées en trop n’y figurent pas.',
  creditNow: 'Le crédit est celui d’aujourd’hui.',
  printed: ({ day }) => `Sommes dues en date du ${day}`,
  none: 'Rien n’est dû',
  noneHint: ({ day }) => `Aucune facture n’était impayée à la fin du ${day}.`,
  loading: 'Chargement des sommes dues',
  notLoaded: 'Impossible de charger les sommes dues',
  fileName: ({ day }) => `comptes-clients-${day}.csv`,
};
