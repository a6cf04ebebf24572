import type { Address } from '#shared/address-lines.ts';
import { isInCanada, PROVINCES, provinceOf } from '#shared/canada/provinces.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { fileNamePart } from '#shared/file-name.ts';
import { plainAmount } from '#shared/money.ts';
import type { InvoiceDictionary } from './dictionary.ts';
import { frenchTerms } from './french-terms.ts';
import { groupedDecimal } from './grouped-decimal.ts';
import { fieldHeadings } from './labels.ts';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

const TAX_NAMES: Readonly<Record<TaxCode, string>> = {
  GST: 'TPS',
  HST: 'TVH',
  QST: 'TVQ',
  PST_BC: 'TVP',
  PST_SK: 'TVP',
  RST_MB: 'TVD',
};

/** 1234.5 cents as "1 234,50", with no-break spaces. */
const amount = (cents: number) =>
  plainAmount(cents)
    .replace('-', '−')
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '\u00a0');

/** 41131.74 as "41 131,74", with at most four decimals. */
const decimal = (value: number) => groupedDecimal(value, { group: '\u00a0', point: ',' });

/** A day as "21 novembre 2026", the first of a month as "1er". */
const longDay = (day: string) =>
  `${dayOfMonth(day)}\u00a0${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

/** The day of the month: "1er", "2". */
export function dayOfMonth(day: string): string {
  const date = Number(day.slice(8, 10));
  return date === 1 ? '1er' : `${date}`;
}

/** A number of days: 0 and 1 are singular. */
export function days(count: number): string {
  return `${count} jour${count < 2 ? '' : 's'}`;
}

/** A Canadian province in French, any other as typed. */
function provinceName(region: Pick<Address, 'country' | 'province'>): string | undefined {
  const code = isInCanada(region) && provinceOf(region.province);
  return code ? PROVINCES[code].fr : region.province;
}

/** Canadian French for an invoice and its pay page, without the texts of messages. */
export const frCaInvoice: InvoiceDictionary = {
  locale: 'fr-CA',
  money: (cents, currency) => `${amount(cents)}\u00a0${currency}`,
  amount,
  quantity: decimal,
  percent: (percent) => `${decimal(percent)}\u00a0%`,
  longDay,
  state: {
    draft: 'Non définitive',
    due: 'À payer',
    overdue: 'En retard',
    disputed: 'Contestée',
    paid: 'Payée',
    refunded: 'Remboursée',
    credited: 'Créditée',
    closed: 'Fermée',
    cancelled: 'Annulée',
  },
  paidOn: (day) => `Paiement du ${longDay(day)}`,
  creditAppliedOn: (day) => `Crédit appliqué le ${longDay(day)}`,
  creditNoteOf: ({ number, on }) => `Note de crédit ${number} du ${longDay(on)}`,
  refunded: (sum) => `Remboursement de ${sum}`,
  dueIn: (count) => {
    if (count < 0) return `En retard de ${days(-count)}`;
    return count > 1 ? `Échéance dans ${days(count)}` : count === 1 ? 'Échéance demain' : 'Échéance aujourd’hui';
  },
  paymentMethod: {
    card: 'Carte de crédit',
    bank: 'Virement bancaire',
    'e-transfer': 'Virement Interac',
    cash: 'Comptant',
    cheque: 'Chèque',
  },
  detail: {
    bankName: 'Banque',
    accountName: 'Titulaire',
    institutionNumber: 'N°\u00a0d’institution',
    transitNumber: 'N°\u00a0de transit',
    accountNumber: 'N°\u00a0de compte',
    swiftCode: 'Code SWIFT',
    iban: 'IBAN',
    eTransferEmail: 'Envoyer à',
    chequePayee: 'À l’ordre de',
    chequeAddress: 'Poster à',
  },
  payBy: { cash: 'Payable comptant.' },
  terms: (text) => frenchTerms(text, longDay),
  place: ({ city, zip, ...region }) =>
    [city, region.province && `(${provinceName(region)})`, zip?.replace(' ', '\u00a0')].filter(Boolean).join(' '),
  taxName: (code) => TAX_NAMES[code],
  onPart: (rate, part) => `${rate} sur ${part} du prix`,
  taxedWith: (taxes, isAll) => (isAll || taxes.length > 1 ? taxes.join(' et ') : `${taxes} seulement`),
  untaxed: { zeroRated: 'Détaxé', export: 'Exportation', exempt: 'Exonéré', other: 'Non taxé' },
  exported: 'Exportation\u00a0: fourniture détaxée',
  exemption: ({ tax, number, reason }) => `Exemption de la ${tax}\u00a0: ${number ? `numéro ${number}` : reason}`,
  pdfName: (number) => (number ? `facture-${fileNamePart(number)}.pdf` : 'facture.pdf'),
  document: {
    invoice: 'Facture',
    issueDate: 'Date de facturation',
    dueDate: 'Date d’échéance',
    subtotal: 'Sous-total',
    discount: 'Rabais',
    shipping: 'Livraison',
    tax: 'Taxe',
    total: 'Total',
    amountDue: 'Solde dû',
    credited: 'Crédit',
    amountPaid: 'Montant payé',
    earlierPayments: 'Paiements antérieurs',
    cashRounding: 'Arrondissement',
    refunded: 'Remboursement',
    keptAsCredit: 'Conservé comme crédit',
    balanceDue: 'Solde dû',
    contact: 'Coordonnées',
    ...fieldHeadings('fr'),
    taxNumber: 'Numéro de taxe',
    invalidItems: 'Erreur\u00a0: les lignes de la facture ne sont pas valides',
  },
  pay: {
    failed: 'Impossible de charger la facture',
    failedHint: 'Veuillez réessayer plus tard ou recharger la page',
    reload: 'Recharger',
    notFound: 'Facture introuvable',
    notFoundHint: 'La facture que vous cherchez n’existe pas',
    unavailable: 'Cette facture n’est pas disponible pour le moment',
    unavailableHint: 'Veuillez communiquer avec l’entreprise qui vous l’a envoyée.',
    amountDue: 'Solde dû',
    amountPaid: 'Montant payé',
    amountReported: 'Montant signalé',
    amountProcessing: 'Paiement en traitement',
    secure: 'Paiement sécurisé par Stripe. Les données de votre carte ne passent jamais par nos serveurs.',
    due: 'Échéance le',
    invoiceNumber: 'Numéro de facture',
    dueDate: 'Date d’échéance',
    downloadPdf: 'Télécharger le PDF',
    downloading: 'Téléchargement…',
    files: 'Fichiers',
    payNow: 'Payer',
    processing: 'Traitement…',
    cardDisabled: 'Paiement par carte de crédit non offert',
    paidOn: 'Payée le',
    paid: 'Cette facture est payée. Merci.',
    refunded: 'Cette facture a été remboursée',
    credited: 'Cette facture a été créditée',
    closed: 'Cette facture est fermée',
    closedHint: 'Vous n’avez rien à payer actuellement. Communiquez avec l’expéditeur si vous avez une question.',
    cancelled: 'Cette facture a été annulée',
    cancelledHint: 'Vous n’avez rien à payer. Communiquez avec l’expéditeur si vous avez une question.',
    draft: 'Cette facture n’est pas définitive',
    draftHint: 'Vous pourrez la payer une fois qu’elle aura été envoyée.',
    disputed: 'Un paiement par carte de cette facture est contesté',
    disputedHint: 'Vous n’avez rien à payer tant que la banque n’a pas rendu sa décision.',
    paymentProcessing: 'Votre paiement est en cours de traitement',
    paymentProcessingHint: 'Cette page se mettra à jour dès que le paiement sera confirmé.',
    paymentSlow: 'Votre paiement n’est pas encore confirmé',
    paymentSlowHint:
      'Cela peut prendre quelques minutes. Si vous avez effectué le paiement, vous n’avez pas à payer de nouveau.',
    paymentCancelled: 'Le paiement n’a pas été effectué. Votre carte n’a pas été débitée.',
    paymentFailed: 'Impossible de lancer le paiement. Veuillez réessayer.',
    changed: 'Cette facture a changé. Veuillez la vérifier avant de payer.',
    pdfFailed: 'Impossible de télécharger le PDF',
    pdfDone: 'PDF téléchargé',
    billedTo: 'Facturé à',
    showAllItems: 'Afficher toutes les lignes',
    otherWays: 'Autres modes de paiement',
    howToPay: 'Comment payer',
    askSender: 'Veuillez demander à l’expéditeur comment payer cette facture.',
    amount: 'Montant',
    message: 'Message du virement',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Impossible de copier le texte. Veuillez plutôt le sélectionner.',
    thanks: 'Merci',
    reported: 'Paiement signalé',
    payByCard: 'Payer plutôt par carte',
    sentIt: 'J’ai envoyé le virement',
    sending: 'Envoi…',
    notSentYet: 'Je ne l’ai pas encore envoyé',
    claimTakenBack: 'C’est corrigé. Indiquez-le ici une fois le virement envoyé.',
    claimFailed: 'Impossible d’envoyer ce message. Veuillez réessayer.',
  },
  consent: ({ amount, seller }) => `En payant, vous autorisez ${seller} à débiter votre carte de ${amount}.`,
  transferLimit: (limit) =>
    `De nombreuses banques limitent un virement Interac à ${limit}. Vous pouvez en envoyer plusieurs.`,
  claimed: ({ day, seller }) =>
    `Le ${longDay(day)}, vous avez indiqué à ${seller} avoir envoyé un virement Interac. Le paiement sera confirmé à sa réception.`,
  belowMinimum: (minimum) => `Les montants inférieurs à ${minimum} ne peuvent pas être payés par carte.`,
  aboveMaximum: (maximum) => `Les montants supérieurs à ${maximum} ne peuvent pas être payés par carte.`,
};
