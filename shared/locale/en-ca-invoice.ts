import { placeLine } from '#shared/address-lines.ts';
import { fileNamePart } from '#shared/file-name.ts';
import { PAYMENT_METHOD_LABELS } from '#shared/invoice/payment-method.ts';
import { plainAmount } from '#shared/money.ts';
import type { InvoiceDictionary } from './dictionary.ts';
import { groupedDecimal } from './grouped-decimal.ts';

/** The names of the months, January first. */
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const amount = (cents: number) =>
  plainAmount(cents)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+(?=\.))/g, ',');

const longDay = (day: string) => `${monthOf(day)} ${day.slice(8, 10)}, ${day.slice(0, 4)}`;

/** The month of a day, such as "January". */
export const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

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
  document: {
    invoice: 'Invoice',
    issueDate: 'Issue date',
    dueDate: 'Due date',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'Tax',
    total: 'Total',
    amountDue: 'Amount due',
    credited: 'Credited',
    amountPaid: 'Amount paid',
    earlierPayments: 'Earlier payments',
    cashRounding: 'Cash rounding',
    refunded: 'Refunded',
    balanceDue: 'Balance due',
    paymentTerms: 'Payment terms',
    bankName: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    swiftCode: 'SWIFT code',
    iban: 'IBAN',
    eTransferTo: 'Send e-Transfer to',
    payInCash: 'Payable in cash.',
    contact: 'Contact',
    notes: 'Notes',
    taxNumber: 'Tax number',
    invalidItems: 'Error: Invalid items data',
  },
  pay: {
    failed: 'Failed to load invoice',
    failedHint: 'Please try again later or reload the page',
    reload: 'Reload',
    notFound: 'Invoice not found',
    notFoundHint: "The invoice you're looking for doesn't exist",
    amountDue: 'Amount Due',
    amountPaid: 'Amount Paid',
    secure: 'Secure payment by Stripe. Card details never touch our servers.',
    secureShort: 'Secure payment by Stripe',
    due: 'Due',
    invoiceNumber: 'Invoice number',
    dueDate: 'Due date',
    downloadPdf: 'Download PDF',
    downloading: 'Downloading...',
    payNow: 'Pay Now',
    processing: 'Processing...',
    cardDisabled: 'Setup Credit Card Payments Disabled',
    paidOn: 'Paid on',
    paid: 'This invoice is paid. Thank you.',
    refunded: 'This invoice was refunded',
    credited: 'This invoice was credited',
    closed: 'This invoice is closed',
    closedHint: 'There is nothing to pay now. Contact the sender if you have a question.',
    cancelled: 'This invoice was cancelled',
    cancelledHint: 'Nothing is due. Contact the sender if you have a question.',
    draft: 'This invoice is not final',
    draftHint: 'It can be paid once it is sent.',
    disputed: 'A card payment for this invoice is disputed',
    disputedHint: 'There is nothing to pay until the bank decides.',
    paymentProcessing: 'Your payment is being processed',
    paymentProcessingHint: 'This page updates automatically once the payment is confirmed.',
    paymentSlow: 'Your payment is not confirmed yet',
    paymentSlowHint: 'This can take a few minutes. If you completed the payment, you do not need to pay again.',
    paymentCancelled: 'The payment was not completed. You have not been charged.',
    paymentFailed: 'Failed to initiate payment. Please try again.',
    changed: 'This invoice has changed. Please check it before you pay.',
    pdfFailed: 'Failed to download PDF',
    pdfDone: 'PDF downloaded successfully',
    billedTo: 'Billed to',
    showAllItems: 'Show all items',
    otherWays: 'Other ways to pay',
    howToPay: 'How to pay',
    askSender: 'Please ask the sender how to pay this invoice.',
    amount: 'Amount',
    message: 'Message',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying failed. Please select the text instead.',
    sentIt: 'I’ve sent it',
    sending: 'Sending…',
    notSentYet: 'I haven’t sent it yet',
    claimTakenBack: 'Taken back. Tell the sender here once you have sent it.',
    claimFailed: 'This did not work. Please try again.',
  },
  consent: ({ amount, seller }) => `By paying, you authorize ${seller} to charge ${amount} to your card.`,
  transferLimit: (limit) => `Many banks limit one e-Transfer to ${limit}. You can send more than one.`,
  claimed: ({ day, seller }) =>
    `You told ${seller} on ${longDay(day)} that you sent an e-Transfer. They will confirm it once it arrives.`,
  belowMinimum: (minimum) => `Amounts under ${minimum} cannot be paid by card.`,
  aboveMaximum: (maximum) => `Amounts over ${maximum} cannot be paid by card.`,
};
