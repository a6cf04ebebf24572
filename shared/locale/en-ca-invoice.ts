import { placeLine } from '#shared/address-lines.ts';
import { fileNamePart } from '#shared/file-name.ts';
import { plainAmount } from '#shared/money.ts';
import { PAYMENT_METHOD_LABELS } from '#shared/payment-methods.ts';
import type { InvoiceDictionary } from './dictionary.ts';
import { monthOf } from './en-ca-day.ts';
import { enCaLabels, enCaPayLabels } from './en-ca-labels.ts';
import { groupedDecimal } from './grouped-decimal.ts';

const amount = (cents: number) =>
  plainAmount(cents)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+(?=\.))/g, ',');

const longDay = (day: string) => `${monthOf(day)} ${day.slice(8, 10)}, ${day.slice(0, 4)}`;

/** Canadian English for an invoice and its pay page, without the texts of messages. */
export const enCaInvoice: InvoiceDictionary = {
  locale: 'en-CA',
  money: (cents, currency) => `${amount(cents)} ${currency}`,
  amount,
  quantity: (quantity) => groupedDecimal(quantity, { group: ',', point: '.' }),
  percent: (percent) => `${Math.round(percent * 10_000) / 10_000}%`,
  longDay,
  state: {
    draft: 'Not final',
    due: 'Due',
    overdue: 'Overdue',
    disputed: 'Disputed',
    paid: 'Paid',
    refunded: 'Refunded',
    credited: 'Credited',
    closed: 'Closed',
    cancelled: 'Cancelled',
  },
  paidOn: (day) => `Paid on ${longDay(day)}`,
  creditNoteOf: ({ number, on }) => `Credit note ${number}, ${longDay(on)}`,
  refunded: (amount) => `${amount} refunded`,
  dueIn: (days) => {
    if (days < 0) return `Overdue by ${days === -1 ? '1 day' : `${-days} days`}`;
    return days > 1 ? `Due in ${days} days` : days === 1 ? 'Due tomorrow' : 'Due today';
  },
  paymentMethod: PAYMENT_METHOD_LABELS,
  detail: {
    bankName: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    swiftCode: 'SWIFT code',
    iban: 'IBAN',
    eTransferEmail: 'Send e-Transfer to',
    chequePayee: 'Payable to',
    chequeAddress: 'Mail to',
  },
  payBy: { cash: 'Payable in cash.' },
  terms: (text) => text,
  place: placeLine,
  // The taxes of British Columbia, Saskatchewan and Manitoba are "PST_BC", "PST_SK" and "RST_MB".
  taxName: (code) => code.slice(0, 3),
  onPart: (rate, part) => `${rate} on ${part} of the price`,
  taxedWith: (taxes, isAll) => (isAll || taxes.length > 1 ? taxes.join(' and ') : `${taxes} only`),
  untaxed: { zeroRated: 'Zero-rated', export: 'Export', exempt: 'Exempt', other: 'Not taxed' },
  exported: 'Export: zero-rated',
  exemption: ({ tax, number, reason }) => `Exempt from ${tax}: ${number ? `number ${number}` : reason}`,
  pdfName: (number) => (number ? `invoice-${fileNamePart(number)}.pdf` : 'invoice-download.pdf'),
  document: enCaLabels,
  pay: enCaPayLabels,
  consent: ({ amount, seller }) => `By paying, you authorize ${seller} to charge ${amount} to your card.`,
  transferLimit: (limit) => `Many banks limit one e-Transfer to ${limit}. You can send more than one.`,
  claimed: ({ day, seller }) =>
    `You told ${seller} on ${longDay(day)} that you sent an e-Transfer. They will confirm it once it arrives.`,
  belowMinimum: (minimum) => `Amounts under ${minimum} cannot be paid by card.`,
  aboveMaximum: (maximum) => `Amounts over ${maximum} cannot be paid by card.`,
};
