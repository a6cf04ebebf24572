import type { StoredAttachment } from '#functions/domain/attachment/attached-files.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { ExemptTax } from '#shared/canada/tax-exemption.ts';
import { priced } from '#shared/document/pricing.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import type { ExchangeRate } from '#shared/exchange-rate.ts';
import { remainingCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceCharge } from '#shared/invoice/charge.ts';
import type { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import type { PendingDebit } from '#shared/invoice/pending-debit.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { type InvoiceStatus, isDue } from '#shared/invoice/status.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { type EnteredDetails, isProvided, type ProvidedMethod } from '#shared/payment-methods.ts';
import { type InvoiceReceived, receivedFor } from './invoice-received.ts';

/** The fields that people enter. */
export type InvoiceContent = Omit<InvoiceInput, 'status'>;

type Basis = InvoiceContent & InvoiceReceived;

/** An invoice as stored: the entered fields and the derived ones. */
export type InvoiceRecord = Basis & {
  readonly id: string;
  readonly businessId: string;
  /** The appointment that it was created to bill. */
  readonly appointmentId?: string | undefined;
  /** The estimate that it was made from. */
  readonly estimateId?: string | undefined;
  /** The series of recurring invoices that made it. */
  readonly seriesId?: string | undefined;
  /** The draft that a deposit request was made for. */
  readonly depositFor?: string | undefined;
  /** The deposit requests that were made for it, by id, oldest first; they do not change `version`. */
  readonly deposits?: readonly string[] | undefined;
  /** The invoices that charge what was kept of a deposit, with the ids of the requests; they do not change `version`. */
  readonly forfeits?: readonly { readonly id: string; readonly invoiceId: string }[];
  readonly status: InvoiceStatus;
  /** Incremented by each change, from 1. */
  readonly version: number;
  /** The total in cents, computed by the server on every write. */
  readonly totalCents: number;
  /** The taxes of the province, as computed when the invoice was issued or its content last changed. */
  readonly taxes?: readonly InvoiceTax[];
  /** Taxes not charged because the recipient is exempt, as of the same time. */
  readonly exemptFrom?: readonly ExemptTax[];
  readonly paymentNotice?: PaymentNotice;
  /** When the payment that completed it was recorded; for card payments, the provider's time. */
  readonly paidAt?: string;
  /** The day of its last payment in the business's time zone. */
  readonly paidOn?: CalendarDay;
  /** The payment details as last sent; later changes of the settings do not affect them. */
  readonly payTo?: EnteredDetails;
  /** Set once its balance is given up; its status is then CANCELLED. */
  readonly writtenOff?: {
    readonly at: string;
    /** The day in the business's time zone. */
    readonly on: CalendarDay;
    readonly by: string;
    readonly reason?: string;
  };
  /** Whether a series made it that charges: its recipient may save a card for the next ones. */
  readonly savesCard?: true;
  /** The charge of its customer's saved card, until it is paid; does not change `version`. */
  readonly charge?: PlannedCharge;
  /** The payer's unconfirmed report of a payment; does not change `version`. */
  readonly claim?: OpenClaim & {
    /** When the owner was asked about it: the time from which the pause before the next reminder counts. */
    readonly askedAt?: string;
  };
  /** The rate at which it counts in reports, if it is issued and not in Canadian dollars; does not change `version`. */
  readonly exchangeRate?: ExchangeRate;
  /** Number of claims so far. */
  readonly claimCount?: number;
  /** Latest delivery failure; does not change `version`, so open editors are not disturbed. */
  readonly deliveryFailure?: DeliveryFailure;
  /** Its files, oldest first; they do not change `version`. */
  readonly attachments?: readonly StoredAttachment[];
  /** The files of its appointment that are still to be copied to it, by id; they do not change `version`. */
  readonly awaitedFiles?: readonly string[] | undefined;
  /** When it was first more than a draft; its number is then never reused. */
  readonly issuedAt?: string;
  /** When the last email or SMS with it was sent, reminders included. */
  readonly lastMessageAt?: string;
  /** Its last scheduled reminder: when it was sent, and the time from which the pause before the next one counts. */
  readonly lastReminder?: { readonly at: string; readonly countsFrom: string };
  /** The day of its last reminder that was sent or skipped, which can lie ahead. */
  readonly remindedUpTo?: CalendarDay;
  /** Number of entries in its history. */
  readonly historyLength?: number;
  /** Number of checkouts so far; part of the next one's idempotency key. */
  readonly checkoutAttempt?: number;
  /** The only checkout that may be open. */
  readonly checkout?: OpenCheckout;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A charge of a saved card; amounts in cents. */
export type PlannedCharge = Omit<InvoiceCharge, 'isUnannounced'> & {
  /** The id of the saved card: another one is not charged by the same announcement. */
  readonly cardId: string;
  /** The day of the first try. */
  readonly firstOn: CalendarDay;
  /** The most that is charged: what the latest email with the invoice announced. */
  readonly announcedCents: number;
  /** The day of the next invoice of the series: no try on it or later. */
  readonly before?: CalendarDay | undefined;
  /** The day on which the provider first failed to make the next try; absent while it does not fail. */
  readonly failingSince?: CalendarDay | undefined;
};

/** An email that failed; the address is lower case, `sentAt` an ISO timestamp. */
export type DeliveryFailure = { readonly kind: MailReturn; readonly address: string; readonly sentAt: string };

/**
 * A checkout for one version of the invoice, or a charge of the saved card: at most one of them can take money at a time.
 * `sessionId` is absent until the provider has responded.
 */
export type OpenCheckout = {
  readonly attempt: number;
  /** Version of the invoice. */
  readonly version: number;
  readonly accountId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
  /** The provider's id: of a checkout, or of the charge of a saved card. */
  readonly sessionId?: string;
  /** Whether it charges the saved card, rather than being a page on which to pay. */
  readonly isCharge?: true;
  /** What its payer agreed to, if their card is saved. */
  readonly agreementId?: string;
  /** Whether it debits a bank account, rather than charging a card. */
  readonly isDebit?: true;
  /** Whether that account is a business's. */
  readonly isBusiness?: true;
  /** Set while the payer's bank works on it: then it can neither be called off nor replaced. */
  readonly pending?: { readonly at: string; readonly on: CalendarDay };
};

/** The debit of an invoice that the payer's bank works on. */
export function pendingDebitOf({ checkout }: Pick<InvoiceRecord, 'checkout'>): PendingDebit | undefined {
  return checkout?.pending && { amount: fromCents(checkout.amountCents), on: checkout.pending.on };
}

/** The invoice as its business sees it. */
export function toInvoice(record: InvoiceRecord): Invoice {
  const totals = invoiceTotals(record);
  return {
    ...record,
    taxes: record.taxes && [...record.taxes],
    exemptFrom: record.exemptFrom && [...record.exemptFrom],
    attachments: record.attachments && [...record.attachments],
    deposits: record.deposits && [...record.deposits],
    awaitedFiles: record.awaitedFiles && [...record.awaitedFiles],
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(totals.lineCents[index] ?? 0) })),
    subtotal: fromCents(totals.subtotalCents),
    discount: fromCents(totals.discountCents),
    shipping: fromCents(totals.shippingCents),
    tax: fromCents(totals.taxCents),
    total: fromCents(totals.totalCents),
    ...receivedFor(record),
    ...(record.writtenOff && { isWrittenOff: true }),
    returnedMail: deliveryFailureOf(record),
    charge: chargeOf(record),
    pendingDebit: pendingDebitOf(record),
  };
}

/** How it is charged by itself while it is sent and unpaid. */
function chargeOf(record: InvoiceRecord): InvoiceCharge | undefined {
  const { status, charge } = record;
  if (!charge || (status !== 'SENT' && status !== 'OVERDUE')) return undefined;
  return { ...charge, ...(isAmountAnnounced(record, charge) ? {} : { isUnannounced: true }) };
}

/** Whether an email told what is due of it, or more; in another currency, none did. */
function isAmountAnnounced(invoice: InvoiceRecord, { announcedCents }: Announced): boolean {
  return dueCentsOf(invoice) <= announcedCents;
}

/** Whether its recipient was told what is due of it: no more than in the latest email, and that arrived. */
export function isAnnounced(invoice: InvoiceRecord, charge: Announced): boolean {
  return isAmountAnnounced(invoice, charge) && deliveryFailureOf(invoice) === undefined;
}

type Announced = Pick<PlannedCharge, 'announcedCents'>;

/** The latest delivery failure, if it concerns the current recipient and the invoice is still due. */
export function deliveryFailureOf({ deliveryFailure, billingEmail, status }: InvoiceRecord): MailReturn | undefined {
  const isCurrent = isDue(status) && deliveryFailure?.address === billingEmail?.toLowerCase();
  return isCurrent ? deliveryFailure?.kind : undefined;
}

type Payable = Pick<InvoiceRecord, 'totalCents' | 'paidCents' | 'creditedCents'>;

/** The amount due of a stored invoice, in cents. */
export function dueCentsOf({ totalCents, ...settled }: Payable): number {
  return remainingCents(totalCents, settled);
}

type Money = Pick<InvoiceRecord, 'movements'>;

/** What the payer says they sent, in cents: by default, the amount due. */
export function claimedCentsOf({ claim, ...invoice }: Payable & Pick<InvoiceRecord, 'claim'>): number {
  return claim?.amount === undefined ? dueCentsOf(invoice) : toCents(claim.amount);
}

/** Whether money was received for it, even if it was returned since. */
export function hasPayment({ movements }: Money): boolean {
  return movements.length > 0;
}

/** Whether its amounts can no longer change, nor it be deleted, because it was paid or credited. */
export function isFrozen(record: InvoiceRecord): boolean {
  return hasPayment(record) || record.credits !== undefined;
}

/** Whether a receipt of its customer, or their credit, paid a part of it. */
export function hasReceipt({ movements }: Money): boolean {
  return movements.some(({ receiptId }) => receiptId !== undefined);
}

/** How money was received for it through the card provider, if it was. */
export function providedMethodOf({ movements }: Money): ProvidedMethod | undefined {
  return movements.map(({ method }) => method).find(isProvided);
}

/** Whether it still has some of the money it received. */
export function keepsMoney(invoice: Money): boolean {
  return keptCents(invoice) > 0;
}

function keptCents({ movements }: Money): number {
  return movements.reduce((sum, { cents }) => sum + cents, 0);
}

/** What of a paid deposit is neither applied to an invoice, returned nor disputed, in cents; never negative. */
export function heldCents({ movements, disputedCents = 0 }: Money & Pick<InvoiceRecord, 'disputedCents'>): number {
  const keptCents = movements.reduce((sum, { cents, roundingCents = 0 }) => sum + cents - roundingCents, 0);
  return Math.max(0, keptCents - disputedCents);
}

type Cancelled = Pick<InvoiceRecord, 'status' | 'writtenOff' | 'isCredited' | 'isRefunded'>;

/** Whether a user cancelled it, rather than a write-off, credit notes or refunds. */
export function isCancelledByHand({ status, writtenOff, isCredited, isRefunded }: Cancelled): boolean {
  return status === 'CANCELLED' && !writtenOff && !isCredited && !isRefunded;
}

type Kept = Pick<InvoiceRecord, 'totalCents' | 'creditedCents' | 'movements'> & Cancelled;

/** The customer's overpayment that was not returned, in cents; for one cancelled by hand, everything they paid. */
export function surplusCentsOf(invoice: Kept): number {
  const { totalCents, creditedCents = 0 } = invoice;
  const owedCents = isCancelledByHand(invoice) ? 0 : totalCents - creditedCents;
  return Math.max(0, keptCents(invoice) - owedCents);
}

/** Whether its taxes still follow the current rates and registrations: a draft without payments. */
export function isPricedAfresh(record: Money & Pick<InvoiceRecord, 'status'>): boolean {
  return record.status === 'DRAFT' && !hasPayment(record);
}

/** The invoice with the taxes and total that its link shows and that its next save would store. */
export function withCurrentTaxes(record: InvoiceRecord, company: CompanyRecord | undefined): InvoiceRecord {
  return isPricedAfresh(record) ? priced(record, company) : record;
}

/** Whether it is PAID through the card provider alone, and none of it was returned. */
export function isPaidByProvider(record: InvoiceRecord): boolean {
  const { status, movements, disputedCents = 0 } = record;
  if (status !== 'PAID' || disputedCents > 0 || !hasPayment(record)) return false;
  return movements.every(({ method, cents }) => isProvided(method) && cents > 0);
}
