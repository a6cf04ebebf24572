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
  newEstimate: 'Nouvelle soumission',
  recordPayment: 'Inscrire un paiement',
  requestDeposit: 'Demander un acompte',
  applyToInvoices: 'Payer des factures',
  giveBackCredit: 'Remettre un crédit',
  voidPayment: 'Annuler un paiement',

  owed: 'Solde dû',
  notAvailable: 'Non disponible',
  creditBalance: 'Solde créditeur',
  credit: 'Crédit',
  depositsHeld: 'Acomptes non imputés',
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
  applyCredit: 'Utiliser le crédit automatiquement',
  creditHint: 'Dès qu’une facture est émise, le crédit du client sert d’abord à la payer.',
  notUpdated: 'Impossible de modifier le client',

  savedCard: 'Carte enregistrée',
  savedOn: ({ day, invoice }) => (
    <>
      Enregistrée le {day} avec la facture {invoice}
    </>
  ),
  agreement: 'Consentement du client',
  agreedAt: 'Donné le',
  agreedFrom: 'De l’adresse réseau',
  agreedWith: 'Avec le navigateur',
  removeCard: 'Retirer la carte',
  removingCard: 'Retrait…',
  removeCardTitle: ({ card }) => `Retirer ${card}?`,
  removeCardText: ({ name }) =>
    `Les factures du client ${name}, même celles déjà envoyées, ne seront plus débitées automatiquement. Le client en est avisé par courriel.`,
  cardRemoved: 'Carte retirée',
  cardNotRemoved: 'Impossible de retirer la carte',
  savedAccount: 'Compte bancaire enregistré',
  accountSavedOn: ({ day, invoice }) => (
    <>
      Enregistré le {day} avec la facture {invoice}
    </>
  ),
  removeAccount: 'Retirer le compte',
  removeAccountText: ({ name }) =>
    `Les factures du client ${name}, même celles déjà envoyées, ne seront plus payées automatiquement à partir de ce compte. Un paiement bancaire déjà en cours se poursuit. Le client en est avisé par courriel.`,
  accountRemoved: 'Compte bancaire retiré',
  accountNotRemoved: 'Impossible de retirer le compte bancaire',

  series: 'Factures récurrentes',
  nextOn: ({ day }) => `Prochaine le ${day}`,
  moreSeries: ({ count }) => (count < 2 ? `Et ${count} autre` : `Et ${count} autres`),
  noSchedule: 'Pas encore de fréquence',

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
