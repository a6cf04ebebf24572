import type { CalendarDay } from '#shared/calendar-day.ts';
import { fileNamePart } from '#shared/file-name.ts';
import type { PayerState } from '#shared/invoice/payer-state.ts';
import { type DetailField, PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/payment-methods.ts';
import { enCaLabels, enCaPayLabels } from './en-ca-labels.ts';
import { enCaPage, longDay } from './en-ca-page.ts';

/** Canadian English for an invoice and its pay page, without the texts of messages. */
export const enCaInvoice = {
  ...enCaPage,
  /** The payer's state in one or two words. */
  state: {
    draft: 'Not final',
    due: 'Due',
    overdue: 'Overdue',
    disputed: 'Disputed',
    paid: 'Paid',
    debited: 'Bank payment on its way',
    refunded: 'Refunded',
    credited: 'Credited',
    closed: 'Closed',
    cancelled: 'Cancelled',
  } satisfies Record<PayerState, string>,
  /** The label of a payment of that day. */
  paidOn: (day: CalendarDay) => `Paid on ${longDay(day)}`,
  creditAppliedOn: (day: CalendarDay) => `Credit applied on ${longDay(day)}`,
  /** The label of a deposit that was applied. */
  depositApplied: (number: string, day: CalendarDay) => `Deposit ${number}, applied on ${longDay(day)}`,
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
