import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  createTitle: 'Nouvelle facture récurrente',
  editTitle: 'Modifier la facture récurrente',
  editDayTitle: ({ day }) => `Modifier la facture du ${day}`,
  loadingUser: 'Chargement du compte…',
  loading: {
    from: 'Chargement de la facture…',
    customer: 'Chargement du client…',
    series: 'Chargement de la facture récurrente…',
  },
  failed: {
    from: 'Impossible de charger la facture',
    customer: 'Impossible de charger le client',
    series: 'Impossible de charger la facture récurrente',
  },
  startEmpty: 'Créer une facture récurrente vierge',
  tryLater: 'Veuillez réessayer plus tard',
  noun: 'facture récurrente',
  one: 'une facture récurrente',
  this: 'cette facture récurrente',
  numberLater: 'Attribué à l’émission',
  linesLimit: ({ max }) => `Une facture peut compter jusqu’à ${max} lignes`,
  schedule: 'Planifier',
  startFor: 'Facture récurrente pour',
  noItems: 'Aucune ligne pour l’instant',
  addProducts: 'Ajouter des produits à la facture',
  keptAsDraft: 'Facture récurrente conservée comme brouillon',
  created: 'Facture récurrente enregistrée',
  updated: 'Facture récurrente mise à jour',
  saveFailed: 'Une erreur s’est produite pendant l’enregistrement de la facture récurrente',
  changed: 'Cette facture récurrente a été modifiée',
  noDueDays: 'Veuillez entrer le nombre de jours avant l’échéance, de 0 à 366',
  tabs: { from: 'Client', details: 'Détails', items: 'Lignes', summary: 'Paiement' },
  issueDate: 'Date de facturation',
  dueDate: 'Date d’échéance',
  numberAndDay: 'Numéro et date de facturation',
  assigned: 'Propres à chaque facture',
  dueByTerms: ({ terms }) => `Selon les modalités de paiement\u00a0: ${terms}`,
  dueIn: ({ count }) => `${count} ${count < 2 ? 'jour' : 'jours'} après la date de facturation`,
  dueInDays: 'Échéance, en jours',
  dueInDaysHint: 'Après la date de facturation',
  insert: 'Remplis pour chaque facture\u00a0:',
  insertHint: ({ name, example }) => `Insérer\u00a0: ${name}, comme «\u00a0${example}\u00a0»`,
  placeholders: { month: 'Mois', quarter: 'Trimestre', period: 'Période', year: 'Année' },
  scope: 'Ce que vous modifiez',
  all: 'Toutes à venir',
  only: ({ day }) => `Celle du ${day}`,
  onlyHint: ({ day }) =>
    `Vous modifiez seulement la facture du ${day}. Les autres ne changent pas, ni les factures qui existent déjà.`,
  allHint:
    'Vos modifications s’appliquent à partir de la prochaine facture. Les factures qui existent déjà ne changent pas.',
  replaces: ({ day }) =>
    `Une seule facture à venir peut avoir son propre contenu\u00a0: l’enregistrement retire votre modification de la facture du ${day}.`,
  keepsOwn: ({ day }) => `La facture du ${day} conserve le contenu que vous lui avez donné.`,
};
