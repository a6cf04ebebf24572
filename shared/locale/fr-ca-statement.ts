import { lowerFirst } from '#shared/letter-case.ts';
import type { StatementTexts } from './en-ca-statement.ts';
import { FR_CA_METHODS } from './fr-ca-methods.ts';
import type { StatementLineFacts } from './statement-texts.ts';

/** Canadian French for statements of account. */
export const frCaStatement: StatementTexts = {
  title: 'Relevé de compte',
  madeOn: 'Date du relevé',
  period: 'Période',
  days: (from, to) => `du ${from} au ${to}`,
  date: 'DATE',
  details: 'DESCRIPTION',
  charges: 'DÉBITS',
  credits: 'CRÉDITS',
  balance: 'SOLDE',
  openingBalance: 'Solde d’ouverture',
  closingBalance: 'Solde de clôture',
  creditBalance: 'Solde créditeur',
  lessCredit: (credit) => `Un crédit de ${credit} est déduit.`,
  onItsWay: ({ amount, number, isDeposit, day }) =>
    `Paiement bancaire de ${amount} pour ${isDeposit ? 'l’acompte' : 'la facture'} ${number} en cours depuis le ${day}; il comptera une fois reçu.`,
  overdue: 'Montant en retard',
  nothing: 'Aucune facture ni aucun paiement au cours de cette période, et aucun solde à payer.',
  line,
  pdfName: ({ from, to }) => `releve-de-compte-${from}-${to}.pdf`,
  mail: {
    subject: ({ company, from, to }) => `Relevé de compte du ${from} au ${to} – ${company}`,
    intro: ({ company, from, to }) =>
      `Voici votre relevé de compte chez ${company} pour la période du ${from} au ${to}.`,
    attached: 'Le relevé est joint en format PDF.',
  },
};

const LIST = new Intl.ListFormat('fr-CA');

function line({ kind, invoiceNumber, invoices, number = '', method = 'other', isDeposit }: StatementLineFacts): string {
  const noun = isDeposit ? 'acompte' : 'facture';
  const the = isDeposit ? 'l’acompte' : 'la facture';
  const of = invoices ? `des factures ${LIST.format(invoices)}` : invoiceNumber && `de ${the} ${invoiceNumber}`;
  const to = invoices ? `aux factures ${LIST.format(invoices)}` : `à ${the} ${invoiceNumber}`;
  const by = method === 'other' ? '' : ` (${lowerFirst(FR_CA_METHODS[method])})`;
  switch (kind) {
    case 'invoice':
      return `Facture ${invoiceNumber}`;
    case 'creditNote':
      return `Note de crédit ${number}, ${noun} ${invoiceNumber}`;
    case 'payment':
      return isDeposit ? `Acompte ${invoiceNumber}${by}` : `Paiement de la facture ${invoiceNumber}${by}`;
    case 'cashRounding':
      return `Arrondissement, ${noun} ${invoiceNumber}`;
    case 'refund':
      return `Remboursement, ${noun} ${invoiceNumber}${by}`;
    case 'dispute':
      return `${method === 'debit' ? 'Paiement retourné par la banque' : 'Contestation perdue'}, ${noun} ${invoiceNumber}`;
    case 'adjustment':
      return `Montant retourné qui n’est plus dû, ${noun} ${invoiceNumber}`;
    case 'adjustmentReversal':
      return `Contrepassation de l’ajustement, ${noun} ${invoiceNumber}`;
    case 'writeOff':
      return `Radiation de ${the} ${invoiceNumber}`;
    case 'writeOffReversal':
      return `Contrepassation de la radiation, ${noun} ${invoiceNumber}`;
    case 'receipt':
      return of ? `Paiement ${of}${by}` : `Paiement${by}`;
    case 'creditKept':
      return `Remboursement, ${noun} ${invoiceNumber}, conservé comme crédit`;
    case 'creditApplied':
      return `Crédit appliqué ${to}`;
    case 'depositApplied':
      return of ? `Acompte ${number} imputé ${to}` : `Acompte ${number} conservé comme crédit`;
    case 'creditReturned':
      return `Crédit remis${by}`;
  }
}
