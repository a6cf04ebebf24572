import type { CalendarDay } from '#shared/calendar-day.ts';
import { LEDGER_METHOD_LABELS } from '#shared/payment-methods.ts';
import type { PendingPaymentFacts, StatementLineFacts, StatementMailFacts } from './statement-texts.ts';

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
  /** A bank payment that is in no balance yet. */
  onItsWay: ({ amount, number, isDeposit, day }: PendingPaymentFacts) =>
    `Bank payment of ${amount} for ${isDeposit ? 'deposit' : 'invoice'} ${number} on its way since ${day}; it counts once it arrives.`,
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

function line({ kind, invoiceNumber, invoices, number = '', method = 'other', isDeposit }: StatementLineFacts): string {
  const noun = isDeposit ? 'deposit' : 'invoice';
  const of = invoices ? `invoices ${LIST.format(invoices)}` : invoiceNumber && `${noun} ${invoiceNumber}`;
  const by = method === 'other' ? '' : ` (${LEDGER_METHOD_LABELS[method]})`;
  switch (kind) {
    case 'invoice':
      return `Invoice ${invoiceNumber}`;
    case 'creditNote':
      return `Credit note ${number}, ${noun} ${invoiceNumber}`;
    case 'payment':
      return isDeposit ? `Deposit ${invoiceNumber}${by}` : `Payment for invoice ${invoiceNumber}${by}`;
    case 'cashRounding':
      return `Cash rounding, ${noun} ${invoiceNumber}`;
    case 'refund':
      return `Refund for ${noun} ${invoiceNumber}${by}`;
    case 'dispute':
      return `${method === 'debit' ? 'Payment returned by the bank' : 'Dispute lost'}, ${noun} ${invoiceNumber}`;
    case 'adjustment':
      return `Returned amount no longer owed, ${noun} ${invoiceNumber}`;
    case 'adjustmentReversal':
      return `Reversal of adjustment, ${noun} ${invoiceNumber}`;
    case 'writeOff':
      return `Write-off of ${noun} ${invoiceNumber}`;
    case 'writeOffReversal':
      return `Reversal of write-off, ${noun} ${invoiceNumber}`;
    case 'receipt':
      return of ? `Payment for ${of}${by}` : `Payment${by}`;
    case 'creditKept':
      return `Refund for ${noun} ${invoiceNumber} kept as credit`;
    case 'creditApplied':
      return `Credit applied to ${of}`;
    case 'depositApplied':
      return of ? `Deposit ${number} applied to ${of}` : `Deposit ${number} kept as credit`;
    case 'creditReturned':
      return `Credit given back${by}`;
  }
}
