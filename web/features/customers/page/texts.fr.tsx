import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.tsx';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  customer: 'Client',
  notLoaded: 'Impossible de charger le client',
  notFound: 'Client introuvable',
  notFoundHint: 'Ce client a peut-être été supprimé, ou le lien est incomplet.',
  back: 'Retour aux clients',
  loading: 'Chargement du client',
  edit: 'Modifier',
  editCustomer: 'Modifier le client',
  statement: 'Relevé…',
  statementOfAccount: 'Relevé de compte',
  newInvoice: 'Facturer',
  recordPayment: 'Inscrire un paiement',
  applyToInvoices: 'Payer des factures',
  giveBackCredit: 'Remettre un crédit',
  voidPayment: 'Annuler un paiement',

  owed: 'Solde dû',
  notAvailable: 'Non disponible',
  creditBalance: 'Solde créditeur',
  credit: 'Crédit',
  overdue: ({ amount }) => <>{amount} en retard</>,
  lastPayment: 'Dernier paiement',
  paidFor: ({ day, invoice }) => (
    <>
      Le {day}, pour {invoice}
    </>
  ),
  noPayment: 'Aucun pour l’instant',

  details: 'Renseignements',
  email: 'Courriel',
  phone: 'Téléphone',
  address: 'Adresse',
  invoiceLanguage: 'Langue des factures',
  automatic: ({ language }) => `${language} (automatique)`,
  poNumber: 'Numéro de bon de commande',
  terms: 'Modalités de paiement',
  method: 'Mode de paiement',
  notes: 'Remarques sur les factures',
  internalNotes: 'Notes internes',
  latestTerms: 'Modalités de paiement de la dernière facture',
  sendReminders: 'Envoyer des rappels',
  remindersHint: 'Pour les factures impayées, si les rappels sont activés dans les paramètres de paiement.',
  notUpdated: 'Impossible de modifier le client',

  invoices: 'Factures',
  noun: { one: 'facture', many: 'factures' },
  createInvoice: 'Créer une facture',
  noInvoices: 'Aucune facture pour l’instant',
  noInvoicesHint: 'Les factures de ce client s’afficheront ici.',
  invoicesNotLoaded: 'Impossible de charger les factures',
  loadingInvoices: 'Chargement des factures',
  loadingInvoicesHint: 'Veuillez patienter pendant le chargement des factures…',
  invoiceNumber: 'Facture',
  issued: 'Émission',
  issuedOn: ({ day }) => `Émise le ${day}`,
  due: 'Échéance',
  dueOn: ({ day }) => `Échéance le ${day}`,
  status: 'Statut',
  total: 'Total',
  balance: 'Solde',
  left: ({ amount }) => <>Reste {amount}</>,
};
