import type { Address } from '#shared/address-lines.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { TaxTreatment } from '#shared/canada/tax-treatment.ts';
import type { PayerState } from '#shared/invoice/payer-state.ts';
import type { Currency } from '#shared/money.ts';
import type { DetailField, PaymentMethod } from '#shared/payment-methods.ts';
import type { PayLabel, SharedLabel } from './en-ca-labels.ts';
import type { PaperLabel } from './en-ca-paper.ts';

/** All recipient-facing text, dates and amounts in one language: document, PDF, pay page, mail and SMS. */
export type Dictionary = {
  /** BCP 47 tag for the `lang` attribute. */
  readonly locale: string;
  /** An amount with two decimals and its currency code, such as "1,234.50 CAD" (spec 1 §9). */
  readonly money: (cents: number, currency: Currency) => string;
  /** An amount without its currency, for columns that show it elsewhere. */
  readonly amount: (cents: number) => string;
  /** A quantity without trailing zeros. */
  readonly quantity: (quantity: number) => string;
  /** A percentage, such as "9.975%". */
  readonly percent: (percent: number) => string;
  /** `MMMM dd, yyyy`, such as "January 05, 2026" (spec 1 §2.12). */
  readonly longDay: (day: CalendarDay) => string;
  /** `MMM d, yyyy`, such as "Jan 5, 2026" (spec 1 §2.11). */
  readonly shortDay: (day: CalendarDay) => string;
  /** The payer's state in one or two words. */
  readonly state: Readonly<Record<PayerState, string>>;
  /** The label of a payment of that day. */
  readonly paidOn: (day: CalendarDay) => string;
  /** The label of a credit note of an invoice, such as "Credit note CN-001, January 05, 2026". */
  readonly creditNoteOf: (creditNote: { number: string; on: CalendarDay }) => string;
  /** The refunded amount of a paid invoice, such as "45.00 CAD refunded". */
  readonly refunded: (amount: string) => string;
  /** When an invoice is due, relative to today, such as "Due in 30 days" or "Overdue by 1 day". */
  readonly dueIn: (days: number) => string;
  readonly paymentMethod: Readonly<Record<PaymentMethod, string>>;
  /** The labels of the details that a payer needs. */
  readonly detail: Readonly<Record<DetailField, string>>;
  /** What to say of methods besides their details. */
  readonly payBy: Readonly<Partial<Record<PaymentMethod, string>>>;
  /** Payment terms: the product's own wording in this language, anything else as typed. */
  readonly terms: (text: string) => string;
  /** The line of an address with city, province and postal code; empty if none is known. */
  readonly place: (address: Address) => string;
  /** The name of a tax, such as "GST". */
  readonly taxName: (code: TaxCode) => string;
  /** A rate that applies to a part of the price: "6% on 30% of the price". */
  readonly onPart: (rate: string, part: string) => string;
  /** The taxes of a line by their names; `isAll` if the invoice has no others. */
  readonly taxedWith: (taxes: readonly string[], isAll: boolean) => string;
  readonly untaxed: Readonly<Record<UntaxedReason, string>>;
  /** Why an export has no tax. */
  readonly exported: string;
  /** Why a tax is not charged: the number of the recipient's exemption, or its reason if there is none. */
  readonly exemption: (exemption: { tax: string; number: string | undefined; reason: string }) => string;
  /** The item of a credit note without a reason. */
  readonly reductionOf: (invoiceNumber: string) => string;
  /** The file name of a credit note's PDF. */
  readonly creditNotePdfName: (number: string) => string;
  /** The file name of an invoice's PDF; the number can be empty. */
  readonly pdfName: (invoiceNumber: string) => string;
  readonly document: Readonly<Record<SharedLabel | PaperLabel, string>>;
  readonly pay: Readonly<Record<PayLabel, string>>;
  /** The payer's consent, with the amount and who charges it. */
  readonly consent: (charge: { amount: string; seller: string }) => string;
  /** Why an invoice below the minimum cannot be paid by card. */
  readonly belowMinimum: (minimum: string) => string;
  /** A note that many banks limit the amount of an e-Transfer. */
  readonly transferLimit: (limit: string) => string;
  /** The payer's report to the seller, and what happens next. */
  readonly claimed: (claim: { day: string; seller: string }) => string;
  /** Why an invoice above the maximum cannot be paid by card. */
  readonly aboveMaximum: (maximum: string) => string;
  readonly mail: {
    readonly subject: (invoice: MessageFacts) => string;
    /** The name may be empty. */
    readonly greeting: (name: string) => string;
    readonly intro: (invoice: MessageFacts) => string;
    /** The texts of a reminder: before the due day, on it, or after it. */
    readonly reminder: {
      readonly subject: (invoice: MessageFacts) => string;
      readonly intro: (invoice: MessageFacts) => string;
    };
    readonly button: (invoice: MessageFacts) => string;
    readonly attached: string;
    readonly reply: (company: string) => string;
    /** Above the sender's own copy. */
    readonly copyOf: (recipients: string) => string;
    readonly sentWith: (product: string) => string;
  };
  readonly sms: (invoice: MessageFacts, url: string) => string;
};

/** The texts of messages, which no browser needs. */
export type Messages = Pick<Dictionary, 'mail' | 'sms'>;

/** The part of the dictionary that a document needs. */
export type DocumentDictionary = Omit<Dictionary, keyof Messages>;

/** The part of the dictionary that the pay page needs, without labels that only paper has. */
export type InvoiceDictionary = Omit<
  DocumentDictionary,
  'document' | 'shortDay' | 'reductionOf' | 'creditNotePdfName'
> & {
  readonly document: Readonly<Record<SharedLabel, string>>;
};

/** Why a line has no tax. */
export type UntaxedReason = Exclude<TaxTreatment, 'taxable' | 'noPst'> | 'other';

/** Facts for an email or SMS about an invoice. */
export type MessageFacts = {
  readonly state: PayerState;
  readonly number: string;
  readonly company: string;
  /** The amount due, or the total if nothing is due. */
  readonly amount: string;
  /** Whether a part of the total was paid or credited. */
  readonly isBalance: boolean;
  /** The amount returned, if any. */
  readonly refunded?: string;
  readonly dueDate: string;
  /** Days until it is due; negative once overdue. */
  readonly days: number;
  /** Whether the linked page accepts cards. */
  readonly takesCards: boolean;
};
