import { placeLine } from '#shared/address-lines.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { fileNamePart } from '#shared/file-name.ts';
import type { PayerState } from '#shared/invoice/payer-state.ts';
import { type Currency, plainAmount } from '#shared/money.ts';
import { type DetailField, PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/payment-methods.ts';
import { monthOf } from './en-ca-day.ts';
import { enCaLabels, enCaPayLabels } from './en-ca-labels.ts';
import { groupedDecimal } from './grouped-decimal.ts';

const amount = (cents: number) =>
  plainAmount(cents)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+(?=\.))/g, ',');

const longDay = (day: string) => `${monthOf(day)} ${day.slice(8, 10)}, ${day.slice(0, 4)}`;

/** Canadian English for an invoice and its pay page, without the texts of messages. */
export const enCaInvoice = {
  /** BCP 47 tag for the `lang` attribute. */
  locale: 'en-CA',
  /** An amount with two decimals and its currency code, such as "1,234.50 CAD" (spec 1 §9). */
  money: (cents: number, currency: Currency) => `${amount(cents)} ${currency}`,
  /** An amount without its currency, for columns that show it elsewhere. */
  amount,
  /** A quantity without trailing zeros. */
  quantity: (quantity: number) => groupedDecimal(quantity, { group: ',', point: '.' }),
  /** A percentage, such as "9.975%". */
  percent: (percent: number) => `${Math.round(percent * 10_000) / 10_000}%`,
  /** `MMMM dd, yyyy`, such as "January 05, 2026" (spec 1 §2.12). */
  longDay,
  /** The payer's state in one or two words. */
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
  } satisfies Record<PayerState, string>,
  /** The label of a payment of that day. */
  paidOn: (day: CalendarDay) => `Paid on ${longDay(day)}`,
  creditAppliedOn: (day: CalendarDay) => `Credit applied on ${longDay(day)}`,
  /** The label of a credit note of an invoice, such as "Credit note CN-001, January 05, 2026". */
  creditNoteOf: ({ number, on }: { number: string; on: CalendarDay }) => `Credit note ${number}, ${longDay(on)}`,
  /** The refunded amount of a paid invoice, such as "45.00 CAD refunded". */
  refunded: (amount: string) => `${amount} refunded`,
  /** When an invoice is due, relative to today, such as "Due in 30 days" or "Overdue by 1 day". */
  dueIn: (days: number) => {
    if (days < 0) return `Overdue by ${days === -1 ? '1 day' : `${-days} days`}`;
    return days > 1 ? `Due in ${days} days` : days === 1 ? 'Due tomorrow' : 'Due today';
  },
  paymentMethod: PAYMENT_METHOD_LABELS,
  /** The labels of the details that a payer needs. */
  detail: {
    bankName: 'Bank',
    accountName: 'Account name',
    institutionNumber: 'Institution number',
    transitNumber: 'Transit number',
    accountNumber: 'Account number',
    swiftCode: 'SWIFT code',
    iban: 'IBAN',
    eTransferEmail: 'Send e-Transfer to',
    chequePayee: 'Payable to',
    chequeAddress: 'Mail to',
  } satisfies Record<DetailField, string>,
  /** What to say of methods besides their details. */
  payBy: { cash: 'Payable in cash.' } as Readonly<Partial<Record<PaymentMethod, string>>>,
  /** Payment terms: the product's own wording in this language, anything else as typed. */
  terms: (text: string) => text,
  /** The line of an address with city, province and postal code; empty if none is known. */
  place: placeLine,
  /** The name of a tax: those of British Columbia, Saskatchewan and Manitoba are "PST_BC", "PST_SK" and "RST_MB". */
  taxName: (code: TaxCode) => code.slice(0, 3),
  /** A rate that applies to a part of the price: "6% on 30% of the price". */
  onPart: (rate: string, part: string) => `${rate} on ${part} of the price`,
  /** The taxes of a line by their names; `isAll` if the invoice has no others. */
  taxedWith: (taxes: readonly string[], isAll: boolean) =>
    isAll || taxes.length > 1 ? taxes.join(' and ') : `${taxes} only`,
  /** Why a line has no tax. */
  untaxed: { zeroRated: 'Zero-rated', export: 'Export', exempt: 'Exempt', other: 'Not taxed' },
  /** Why an export has no tax. */
  exported: 'Export: zero-rated',
  /** Why a tax is not charged: the number of the recipient's exemption, or its reason if there is none. */
  exemption: ({ tax, number, reason }: { tax: string; number: string | undefined; reason: string }) =>
    `Exempt from ${tax}: ${number ? `number ${number}` : reason}`,
  /** The file name of an invoice's PDF; the number can be empty. */
  pdfName: (number: string) => (number ? `invoice-${fileNamePart(number)}.pdf` : 'invoice-download.pdf'),
  document: enCaLabels,
  pay: enCaPayLabels,
  /** The payer's consent, with the amount and who charges it. */
  consent: ({ amount, seller }: { amount: string; seller: string }) =>
    `By paying, you authorize ${seller} to charge ${amount} to your card.`,
  /** A note that many banks limit the amount of an e-Transfer. */
  transferLimit: (limit: string) => `Many banks limit one e-Transfer to ${limit}. You can send more than one.`,
  /** The payer's report to the seller, and what happens next. */
  claimed: ({ day, seller }: { day: string; seller: string }) =>
    `You told ${seller} on ${longDay(day)} that you sent an e-Transfer. They will confirm it once it arrives.`,
  /** Why an invoice below the minimum cannot be paid by card. */
  belowMinimum: (minimum: string) => `Amounts under ${minimum} cannot be paid by card.`,
  /** Why an invoice above the maximum cannot be paid by card. */
  aboveMaximum: (maximum: string) => `Amounts over ${maximum} cannot be paid by card.`,
};
