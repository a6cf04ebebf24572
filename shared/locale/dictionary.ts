import type { CalendarDay } from '#shared/calendar-day.ts';
import type { PayerState } from '#shared/invoice/payer-state.ts';
import type { PaymentMethod } from '#shared/invoice/payment-method.ts';
import type { Currency } from '#shared/money.ts';

/**
 * Every word, date and amount that a recipient reads, in one language: document, PDF, pay page, mail and SMS take
 * theirs from here, so that another language is another dictionary and nothing else.
 */
export type Dictionary = {
  /** BCP 47, for the `lang` attribute. */
  readonly locale: string;
  /** An amount with two decimals and its currency code, such as "1,234.50 CAD" (spec 1 §9). */
  readonly money: (cents: number, currency: Currency) => string;
  /** An amount without the currency, for columns whose currency stands elsewhere. */
  readonly amount: (cents: number) => string;
  /** A quantity as people write it, without needless zeros. */
  readonly quantity: (quantity: number) => string;
  /** A percentage, such as "9.975 %". */
  readonly percent: (percent: number) => string;
  /** `MMMM dd, yyyy`, such as "January 05, 2026" (spec 1 §2.12). */
  readonly longDay: (day: CalendarDay) => string;
  /** `MMM d, yyyy`, such as "Jan 5, 2026" (spec 1 §2.11). */
  readonly shortDay: (day: CalendarDay) => string;
  /** The status of an invoice, in one or two words. */
  readonly state: Readonly<Record<PayerState, string>>;
  /** When an invoice is due, relative to today, such as "Due in 30 days" or "Overdue by 1 day". */
  readonly dueIn: (days: number) => string;
  readonly paymentMethod: Readonly<Record<PaymentMethod, string>>;
  readonly document: Readonly<Record<DocumentLabel, string>>;
  readonly pay: Readonly<Record<PayLabel, string>>;
  /** What a payer agrees to, with the amount and who charges it. */
  readonly consent: (charge: { amount: string; seller: string }) => string;
  /** Why an invoice below the minimum cannot be paid by card. */
  readonly belowMinimum: (minimum: string) => string;
  /** Why an invoice of so much cannot be paid by card at once. */
  readonly aboveMaximum: (maximum: string) => string;
  readonly mail: {
    readonly subject: (invoice: MessageFacts) => string;
    readonly greeting: (name: string) => string;
    readonly intro: (invoice: MessageFacts) => string;
    readonly button: (invoice: MessageFacts) => string;
    readonly attached: string;
    readonly reply: (company: string) => string;
    readonly sentWith: (product: string) => string;
  };
  readonly sms: (invoice: MessageFacts, url: string) => string;
};

/** What the pay page reads: neither the messages that bring an invoice nor what stands on paper alone. */
export type InvoiceDictionary = Omit<Dictionary, 'mail' | 'sms' | 'document'> & {
  readonly document: Readonly<Record<SharedLabel, string>>;
};

/** What both the document and the pay page name. */
export type SharedLabel =
  | 'invoice'
  | 'issueDate'
  | 'dueDate'
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'tax'
  | 'total'
  | 'amountDue'
  | 'amountPaid'
  | 'paymentTerms'
  | 'bankName'
  | 'accountName'
  | 'accountNumber'
  | 'swiftCode'
  | 'iban'
  | 'eTransferTo'
  | 'payInCash'
  | 'contact'
  | 'notes'
  | 'taxNumber'
  | 'invalidItems';

/** What stands on the document alone: the pay page carries none of it. */
export type PaperLabel =
  | 'number'
  | 'billTo'
  | 'item'
  | 'quantity'
  | 'rate'
  | 'amount'
  | 'paymentMethod'
  | 'payByCard'
  | 'signature'
  | 'payInvoice'
  | 'registrationNumber'
  | 'draft'
  | 'page'
  | 'of';

export type DocumentLabel = SharedLabel | PaperLabel;

export type PayLabel =
  | 'failed'
  | 'failedHint'
  | 'reload'
  | 'notFound'
  | 'notFoundHint'
  | 'amountDue'
  | 'amountPaid'
  | 'secure'
  | 'secureShort'
  | 'due'
  | 'invoiceNumber'
  | 'dueDate'
  | 'downloadPdf'
  | 'downloading'
  | 'payNow'
  | 'processing'
  | 'cardDisabled'
  | 'paidOn'
  | 'paid'
  | 'cancelled'
  | 'cancelledHint'
  | 'draft'
  | 'draftHint'
  | 'disputed'
  | 'disputedHint'
  | 'paymentProcessing'
  | 'paymentProcessingHint'
  | 'paymentSlow'
  | 'paymentSlowHint'
  | 'paymentCancelled'
  | 'paymentFailed'
  | 'pdfFailed'
  | 'pdfDone'
  | 'billedTo'
  | 'showAllItems'
  | 'otherWays'
  | 'askSender';

/** What the pay page says before its script runs, or without it: the build writes it into the page. */
export type PayShellLabel = 'title' | 'description' | 'loading' | 'late' | 'needsScript';

/** The facts in an e-mail or SMS about an invoice. */
export type MessageFacts = {
  readonly state: PayerState;
  readonly number: string;
  readonly company: string;
  readonly amount: string;
  readonly dueDate: string;
  /** Days until it is due; negative once overdue. */
  readonly days: number;
  /** Whether the linked page takes cards. */
  readonly takesCards: boolean;
};
