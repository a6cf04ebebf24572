import { PRODUCT_NAME } from '#shared/brand.ts';
import { fieldColumns } from '#shared/document/fields.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { FR_CA_LANGUAGES } from '#shared/locale/fr-ca-languages.ts';
import { FR_CA_METHODS } from '#shared/locale/fr-ca-methods.ts';
import { FR_CA_STATUSES } from '#shared/locale/fr-ca-statuses.ts';
import { FR_CA_SUPPLY_CATEGORIES, FR_CA_TAX_TREATMENTS, frCaExemption } from '#shared/locale/fr-ca-tax-labels.ts';
import type { ArchiveTexts } from './en-ca-texts.ts';

/** Canadian French for the archive of all records. */
export const frCaTexts: ArchiveTexts = {
  columns: {
    ...fieldColumns('fr'),
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    address: 'Adresse',
    city: 'Ville',
    province: 'Province ou État',
    postalCode: 'Code postal',
    country: 'Pays',
    added: 'Date d’ajout',
    language: 'Langue',
    taxExemptions: 'Exemptions de taxe',
    shortDescription: 'Description courte',
    detailedDescription: 'Description détaillée',
    price: 'Prix',
    taxTreatment: 'Taxe',
    supplyCategory: 'Type',
    number: 'Numéro',
    status: 'Statut',
    issueDate: 'Date de facturation',
    dueDate: 'Date d’échéance',
    currency: 'Devise',
    subtotal: 'Sous-total',
    discount: 'Rabais',
    shipping: 'Livraison',
    tax: 'Taxes',
    GST: 'TPS',
    HST: 'TVH',
    QST: 'TVQ',
    PST_BC: 'TVP (C.-B.)',
    PST_SK: 'TVP (Sask.)',
    RST_MB: 'TVD (Man.)',
    otherTax: 'Autre taxe',
    total: 'Total',
    paymentMethod: 'Mode de paiement',
    paidOn: 'Date de paiement',
    paidAt: 'Date et heure de paiement',
    invoiceNumber: 'Numéro de facture',
    line: 'Ligne',
    item: 'Description courte',
    description: 'Description détaillée',
    quantity: 'Quantité',
    unit: 'Unité',
    rate: 'Prix',
    amount: 'Montant',
    date: 'Date',
    kind: 'Type',
    method: 'Mode de paiement',
    state: 'État',
    reference: 'Référence',
    note: 'Note',
    reason: 'Motif',
    recordedBy: 'Inscrit par',
    recordedAt: 'Inscrit le',
    voidedBy: 'Annulé par',
    voidedAt: 'Annulé le',
    createdBy: 'Créée par',
    createdAt: 'Créée le',
    customerId: 'Identifiant du client',
    customFields: 'Champs personnalisés',
    id: 'Identifiant',
    payment: 'Paiement associé',
    refund: 'Remboursement associé',
    receipt: 'Encaissement',
    appliedOn: 'Crédit appliqué le',
    deposit: 'Acompte',
    estimateNumber: 'Numéro de soumission',
    validUntil: 'Valide jusqu’au',
    version: 'Version',
    decidedAt: 'Décidée le',
    acceptedBy: 'Acceptée par',
    invoices: 'Factures',
    choice: 'Choix',
    included: 'Comprise',
    sending: 'Traitement des factures',
    repeatUnit: 'Fréquence',
    repeatInterval: 'Intervalle',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    invoiceCount: 'Nombre de factures',
    daysInAdvance: 'Jours à l’avance',
    dueInDays: 'Jours avant l’échéance',
    pausedUntil: 'En pause jusqu’au',
  },
  statuses: FR_CA_STATUSES,
  estimateStates: {
    DRAFT: 'Brouillon',
    SENT: 'Envoyée',
    ACCEPTED: 'Acceptée',
    DECLINED: 'Refusée',
    EXPIRED: 'Expirée',
    PARTLY_INVOICED: 'Facturée en partie',
    INVOICED: 'Facturée',
  },
  seriesStatuses: { DRAFT: 'Brouillon', ACTIVE: 'Active', PAUSED: 'En pause', ENDED: 'Terminée' },
  seriesModes: {
    draft: 'Laissées en brouillon',
    send: 'Envoyées automatiquement',
    charge: 'Envoyées, puis débitées de la carte ou du compte enregistré',
  },
  scheduleUnits: { week: 'Semaine', month: 'Mois', quarter: 'Trimestre', year: 'Année' },
  paymentMethods: frCaInvoice.paymentMethod,
  documents: { invoice: 'Facture', deposit: 'Demande d’acompte' },
  methods: FR_CA_METHODS,
  kinds: { payment: 'Paiement', rounding: 'Arrondissement', refund: 'Remboursement', dispute: 'Contestation' },
  returned: 'Retour par la banque',
  voided: 'annulé',
  refundStatuses: { pending: 'en attente', succeeded: 'effectué', failed: 'échoué' },
  disputeStages: {
    INQUIRY: 'demande de la banque',
    INQUIRY_CLOSED: 'demande de la banque close',
    OPEN: 'ouverte',
    LOST: 'perdue',
    WON: 'gagnée',
  },
  optional: 'facultative',
  yes: 'oui',
  no: 'non',
  languages: FR_CA_LANGUAGES,
  taxTreatments: FR_CA_TAX_TREATMENTS,
  supplyCategories: FR_CA_SUPPLY_CATEGORIES,
  exemption: (exemption) => frCaExemption(exemption),
  terms: frCaInvoice.terms,
  folders: {
    company: 'entreprise',
    invoices: 'factures',
    creditNotes: 'notes-de-credit',
    attachments: 'pieces-jointes',
    appointments: 'rendez-vous',
  },
  tables: {
    customers: 'clients',
    products: 'produits',
    invoices: 'factures',
    lines: 'lignes-de-facture',
    payments: 'paiements',
    creditNotes: 'notes-de-credit',
    estimates: 'soumissions',
    estimateLines: 'lignes-de-soumission',
    series: 'factures-recurrentes',
  },
  readmeName: 'LISEZ-MOI.txt',
  readme: ({ day, timeZone, hasSemicolons, leftOut }) => `Vos données dans ${PRODUCT_NAME}, exportées le ${day}.

factures/          Chaque facture en PDF, nommée d’après son numéro.
notes-de-credit/   Chaque note de crédit en PDF, nommée d’après son numéro.
pieces-jointes/    Les fichiers joints aux factures, dans un dossier par facture.
rendez-vous/       Les fichiers joints aux rendez-vous, dans un dossier par rendez-vous.
entreprise/        Votre logo et votre signature, si vous en avez.
csv/               Clients, produits, factures, lignes de facture, paiements, notes de crédit, soumissions, lignes de
                   soumission et factures récurrentes, pour les tableurs.
json/              Toutes les données avec tous les détails, pour d’autres programmes, dans un fichier par type. Les noms
                   y sont en anglais. Les factures y ont leurs lignes, leur historique, leurs paiements, leurs notes de
                   crédit, leurs envois et leurs ouvertures. Les soumissions («\u00a0estimates\u00a0») y ont ce qui en a
                   été envoyé et la réponse. «\u00a0receipts\u00a0» sont les paiements de plusieurs factures et
                   les crédits. «\u00a0series\u00a0» sont les factures récurrentes, avec celles que chacune a faites.
                   «\u00a0saved-cards\u00a0» sont les cartes qui ont été enregistrées, avec ce que leurs
                   titulaires ont accepté. «\u00a0filings\u00a0» sont les périodes marquées comme produites, avec
                   les chiffres de ce moment.

Les montants sont dans la devise de la facture. Les jours sont ceux de votre fuseau horaire, ${timeZone}. Les heures
indiquent leur décalage par rapport à l’heure UTC; celles qui se terminent par Z sont en heure UTC.
Les fichiers CSV ont ${hasSemicolons ? 'des points-virgules et des virgules décimales' : 'des virgules et des points décimaux'}. Un texte qu’un tableur exécuterait comme une formule y
est précédé d’une apostrophe.
L’archive contient des renseignements personnels de vos clients et vos coordonnées bancaires\u00a0: gardez-la en lieu sûr.
${leftOut.length > 0 ? `\nCes fichiers n’ont pas pu être ajoutés. Cherchez-les sur la page de leur facture ou de leur rendez-vous.\n${leftOut.join('\n')}\n` : ''}`,
};
