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

function line({ kind, invoiceNumber, invoices, number = '', method = 'other' }: StatementLineFacts): string {
  const of = invoices ? `des factures ${LIST.format(invoices)}` : invoiceNumber && `de la facture ${invoiceNumber}`;
  const to = invoices ? `aux factures ${LIST.format(invoices)}` : `à la facture ${invoiceNumber}`;
  const by = method === 'other' ? '' : ` (${lowerFirst(FR_CA_METHODS[method])})`;
  switch (kind) {
    case 'invoice':
      return `Facture ${invoiceNumber}`;
    case 'creditNote':
      return `Note de crédit ${number}, facture ${invoiceNumber}`;
    case 'payment':
      return `Paiement de la facture ${invoiceNumber}${by}`;
    case 'cashRounding':
      return `Arrondissement, facture ${invoiceNumber}`;
    case 'refund':
      return `Remboursement, facture ${invoiceNumber}${by}`;
    case 'dispute':
      return `Contestation perdue, facture ${invoiceNumber}`;
    case 'adjustment':
      return `Montant retourné qui n’est plus dû, facture ${invoiceNumber}`;
    case 'adjustmentReversal':
      return `Contrepassation de l’ajustement, facture ${invoiceNumber}`;
    case 'writeOff':
      return `Radiation de la facture ${invoiceNumber}`;
    case 'writeOffReversal':
      return `Contrepassation de la radiation, facture ${invoiceNumber}`;
    case 'receipt':
      return of ? `Paiement ${of}${by}` : `Paiement${by}`;
    case 'creditKept':
      return `Remboursement, facture ${invoiceNumber}, conservé comme crédit`;
    case 'creditApplied':
      return `Crédit appliqué ${to}`;
    case 'creditReturned':
      return `Crédit remis${by}`;
  }
}
