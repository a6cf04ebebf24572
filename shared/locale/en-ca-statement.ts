import type { CalendarDay } from '#shared/calendar-day.ts';
import { LEDGER_METHOD_LABELS } from '#shared/payment-methods.ts';
import type { StatementLineFacts, StatementMailFacts } from './statement-texts.ts';

/** All texts of a statement of account and of its email in one language. */
export type StatementTexts = typeof enCaStatement;

/** Canadian English for statements of account. */
export const enCaStatement = {
  title: 'Statement of account',
  madeOn: 'Statement date',
  period: 'Period',
  /** A range of days, as written by `longDay`. */
  days: (from: string, to: string) => `${from} to ${to}`,
  date: 'DATE',
  details: 'DETAILS',
  charges: 'CHARGES',
  credits: 'CREDITS',
  balance: 'BALANCE',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  /** A balance that is owed to the customer. */
  creditBalance: 'Credit balance',
  /** Less the credit that the customer has. */
  lessCredit: (credit: string) => `${credit} of credit is deducted.`,
  overdue: 'Overdue',
  nothing: 'There was no activity in this period, and there is no balance owing.',
  line,
  pdfName: ({ from, to }: { from: CalendarDay; to: CalendarDay }) => `statement-${from}-${to}.pdf`,
  mail: {
    subject: ({ company, from, to }: StatementMailFacts) => `Statement of account from ${company}, ${from} to ${to}`,
    intro: ({ company, from, to }: StatementMailFacts) =>
      `Here is your statement of account with ${company} from ${from} to ${to}.`,
    attached: 'The statement is attached as a PDF.',
  },
};

const LIST = new Intl.ListFormat('en-CA');

function line({ kind, invoiceNumber, invoices, number = '', method = 'other' }: StatementLineFacts): string {
  const of = invoices ? `invoices ${LIST.format(invoices)}` : invoiceNumber && `invoice ${invoiceNumber}`;
  const by = method === 'other' ? '' : ` (${LEDGER_METHOD_LABELS[method]})`;
  switch (kind) {
    case 'invoice':
      return `Invoice ${invoiceNumber}`;
    case 'creditNote':
      return `Credit note ${number}, invoice ${invoiceNumber}`;
    case 'payment':
      return `Payment for invoice ${invoiceNumber}${by}`;
    case 'cashRounding':
      return `Cash rounding, invoice ${invoiceNumber}`;
    case 'refund':
      return `Refund for invoice ${invoiceNumber}${by}`;
    case 'dispute':
      return `Dispute lost, invoice ${invoiceNumber}`;
    case 'adjustment':
      return `Returned amount no longer owed, invoice ${invoiceNumber}`;
    case 'adjustmentReversal':
      return `Reversal of adjustment, invoice ${invoiceNumber}`;
    case 'writeOff':
      return `Write-off of invoice ${invoiceNumber}`;
    case 'writeOffReversal':
      return `Reversal of write-off, invoice ${invoiceNumber}`;
    case 'receipt':
      return of ? `Payment for ${of}${by}` : `Payment${by}`;
    case 'creditKept':
      return `Refund for invoice ${invoiceNumber} kept as credit`;
    case 'creditApplied':
      return `Credit applied to ${of}`;
    case 'creditReturned':
      return `Credit given back${by}`;
  }
}
