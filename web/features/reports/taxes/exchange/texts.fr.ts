import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: ({ currency }) => `Taux de change\u00a0: ${currency}`,
  hint: ({ currency }) =>
    `Combien de dollars canadiens valait 1 ${currency}, et quel jour. Le taux s’applique à la facture, à ses notes de crédit et à ses paiements.`,
  source: 'Taux de la Banque du Canada',
  newTab: 's’ouvre dans un nouvel onglet',
  sourceUrl: 'https://www.banqueducanada.ca/taux/taux-de-change/taux-de-change-quotidiens/',
  enter: 'Entrer les taux',
  review: 'Afficher les taux',
  rate: ({ currency }) => `CAD pour 1 ${currency}`,
  rateOf: ({ currency, invoice }) => `CAD pour 1 ${currency}, ${invoice}`,
  day: 'Jour du taux',
  save: 'Enregistrer',
  cancel: 'Annuler',
  change: 'Modifier',
  remove: 'Retirer',
  takeLatest: ({ rate, day }) => `Utiliser ${rate} du ${day}`,
  at: ({ currency, rate, day }) => `1 ${currency} = ${rate} CAD le ${day}`,
  unrated: 'Aucun taux pour l’instant',
  saved: ({ invoice }) => `Le taux de ${invoice} est enregistré`,
  removed: ({ invoice }) => `Le taux de ${invoice} est retiré`,
  notSaved: 'Impossible d’enregistrer le taux',
  notRemoved: 'Impossible de retirer le taux',
  rateRequired: 'Entrez le taux, par exemple 1,3712',
  notNegative: 'Entrez le taux sans signe moins.',
};
