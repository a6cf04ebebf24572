import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  title: 'Paramètres de déclaration',
  hint: 'Pour les chiffres de vos déclarations. Rien n’est envoyé au gouvernement.',
  save: 'Enregistrer',
  saved: 'Paramètres de déclaration enregistrés',
  notSaved: 'Impossible d’enregistrer les paramètres de déclaration',
  change: 'Modifier les paramètres de déclaration',
  filed: {
    month: 'Une déclaration chaque mois.',
    quarter: 'Une déclaration chaque trimestre.',
    year: 'Une déclaration chaque année.',
  },
  filedQuickly: ({ accounts }) => `${accounts}\u00a0: méthode rapide.`,
  period: 'Période de déclaration',
  periodHint: 'Le rapport s’ouvre sur la dernière période terminée.',
  periods: { month: 'Mois', quarter: 'Trimestre', year: 'Année' },
  method: ({ account }) => `Méthode rapide pour la ${account}`,
  methodHint:
    'Vous avez choisi de verser un pourcentage de vos ventes, taxe comprise, et de ne déduire que la taxe sur vos immobilisations.',
  from: 'Premier jour de cette méthode',
  fromHint: 'Les périodes qui commencent avant suivent la méthode ordinaire.',
  pickDay: 'Choisir un jour',
  yearStart: 'L’exercice commence en',
  sinceRegistration: 'Mon inscription date de ce premier jour',
  sinceRegistrationHint: 'Le crédit de 1\u00a0% s’applique alors tout de suite. Sinon, il commence avec un exercice.',
  rates: 'Taux de versement en pourcentage',
  ratesHint:
    'Pour les ventes avec TVH, ou si votre entreprise est dans une province à TVH, le taux dépend des deux endroits\u00a0: prenez-le dans le guide RC4058 de l’ARC. Les biens remboursés à la vente, comme les livres, comptent au même taux\u00a0: si vous en vendez, demandez conseil à votre comptable.',
  rateOf: ({ supplies }) => `Taux pour les ${supplies}`,
  supplies: { GST: 'ventes avec TPS', QST: 'ventes avec TVQ', HST: 'ventes avec TVH sans province connue' },
  suppliesIn: ({ place }) => `ventes ${place}`,
  known: { services: 'des services', goods: 'des biens achetés pour la revente' },
  takeKnown: ({ percent, of }) => `${percent} pour ${of}`,
  percent: ({ number }) => `${number}\u00a0%`,
  noRate: 'Entrez un pourcentage de 0 à 15, avec au plus 3 décimales',
  notNegative: 'Entrez le taux sans signe moins.',
  missing: ({ supplies }) => `Entrez votre taux pour les ${supplies}\u00a0: cette déclaration en dépend.`,
  enterRates: 'Entrer les taux',
  quick: ({ line }) =>
    `Selon la méthode rapide. Les notes de crédit réduisent vos ventes, mais pas les créances irrécouvrables. À la ligne ${line}, ne déduisez que la taxe sur vos immobilisations.`,
  later: ({ day }) =>
    `Selon la méthode ordinaire, car ces jours commencent avant le premier jour de la méthode rapide, le ${day}.`,
  atRate: ({ percent }) => `Versées à ${percent}`,
  withoutRate: 'Aucun taux pour l’instant',
  notCredited: 'Aucun\u00a0: il est épuisé, ou cette méthode n’a pas commencé avec votre exercice',
  credited: ({ amount }) => `1\u00a0% de ${amount}, taxe comprise`,
};
