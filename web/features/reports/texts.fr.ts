import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Rapports',
  description: 'Taxes de vente, sommes à recevoir, revenus et fichiers pour la comptabilité',
  tabList: 'Rapports',
  tabs: { taxes: 'Taxes', aging: 'Créances', income: 'Revenus', files: 'Fichiers' },
  loading: 'Chargement du rapport',
  period: 'Période',
  days: 'Jours',
  otherDays: 'Autres jours',
  print: 'Imprimer',
  pdf: 'PDF',
  preparing: 'Préparation',
  abroad: 'Hors du Canada',
  unknownPlace: 'Lieu inconnu',
  toInvoices: 'Voir les factures',
  tooManyDays: 'Ces jours sont trop nombreux',
  tooManyDaysHint: ({ max }) => `Un rapport compte au plus ${max} jours. Veuillez en choisir moins.`,
  periods: {
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Le mois dernier',
    thisQuarter: 'Ce trimestre',
    lastQuarter: 'Le trimestre dernier',
    thisYear: 'Cette année',
    lastYear: 'L’an dernier',
  },
};
