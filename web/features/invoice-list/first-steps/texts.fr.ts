import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  getReady: 'Préparez votre première facture',
  progress: ({ done, count }) => (done < 2 ? `${done} étape faite sur ${count}` : `${done} étapes faites sur ${count}`),
  seeSample: 'Voir un exemple de facture',
  dismissSteps: 'Ne plus afficher ces étapes',
  dismiss: 'Ne plus afficher',
  isDone: ' (fait)',
  isToDo: ' (à faire)',
  saveFailed: 'Impossible d’enregistrer les renseignements de l’entreprise',
  notLoaded: 'Chargement impossible.',
  loading: 'Chargement…',
  saving: 'Enregistrement…',
  tryAgain: 'Réessayer',
  ofStep: ({ title }) => `\u00a0: ${title}`,

  business: 'Votre entreprise',
  businessToDo: 'Le nom et l’adresse qui figurent sur vos factures.',
  enterDetails: 'Entrer les coordonnées',
  addLogo: 'Ajouter votre logo',

  taxes: 'Vos taxes',
  taxesToDo: 'Entrez vos numéros de taxe, et nous ajouterons les bonnes taxes pour chaque client.',
  enterTaxNumbers: 'Entrer les numéros',
  notRegistered: 'Aucune inscription',
  registeredFor: ({ taxes }) => `Inscriptions\u00a0: ${taxes}`,
  taxNumber: ({ number }) => `Numéro de taxe ${number}`,
  smallSupplier: 'Petit fournisseur\u00a0: aucune taxe n’est facturée',

  payment: 'Vos paiements',
  paymentToDo:
    'Une adresse pour les virements Interac suffit. Les virements bancaires, les chèques et les cartes conviennent aussi.',
  setUpPayment: 'Configurer le paiement',
  methodTo: ({ method, account }) => `${method}\u00a0: ${account}`,
  cards: 'Cartes',

  customer: 'Votre premier client',
  customerToDo:
    'Enregistrez les clients que vous facturez souvent. Vous pouvez aussi en entrer un directement sur la facture.',
  addCustomer: 'Ajouter un client',
  customerDialog: 'Ajouter un client',
  customers: ({ count }) => (count < 2 ? `${count} client` : `${count} clients`),
  onInvoice: 'Sur votre facture',

  invoice: 'Votre première facture',
  invoiceToDo: 'Rédigez-la, vérifiez-la et envoyez-la quand elle sera prête.',
  sent: 'Envoyée',
  showDrafts: 'Voir vos brouillons',
  countUpwards: 'Numéroter à la suite',
  writeInvoice: 'Rédiger une facture',
  writeEstimate: 'Commencer par une soumission',

  sample: 'Exemple de facture',
  sampleHint: ({ province }) =>
    `Une facture fictive avec les taxes applicables (${province}). La vôtre portera votre nom, votre logo et vos numéros. Rien n’est enregistré ni envoyé.`,
  sampleLabel: 'Exemple de facture',
  sampleMark: 'EXEMPLE',
  sampleNumber: 'EXEMPLE-001',
  sampleSeller: 'Jardins Cèdre et Mélèze',
  sampleSellerAddress: '12, rue du Coin',
  sampleBuyer: 'Café du Coin',
  sampleBuyerAddress: '48, rue du Coin',
  sampleItem: 'Bac à fleurs en cèdre, 120 cm',
  sampleOtherItem: 'Vivaces en pot',
};
