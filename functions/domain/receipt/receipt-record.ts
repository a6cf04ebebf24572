import type { CalendarDay } from '#shared/calendar-day.ts';
import type { AppError } from '#shared/errors.ts';
import type { RefundEntry } from '#shared/ledger/entry.ts';
import type { Movement } from '#shared/ledger/standing.ts';
import { fromCents, INVOICE_CURRENCIES, type InvoiceCurrency, plainAmount } from '#shared/money.ts';
import { isProvided, type LedgerMethod, type ManualMethod } from '#shared/payment-methods.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { CREDIT_NEEDS_CUSTOMER, CREDIT_OTHER_CURRENCY, RECEIPT_EXISTS } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** The part of a receipt that pays an invoice, in cents. */
export type Application = {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly amountCents: number;
  /** The day on which credit was applied; absent if it was recorded for this invoice. */
  readonly appliedOn?: CalendarDay;
};

/** An amount that an invoice is to get from a receipt, in cents; zero takes it back. */
export type Wanted = {
  readonly invoiceId: string;
  readonly amountCents: number;
  /** Whether it is paid by credit, rather than by the payment itself. */
  readonly isCredit?: boolean;
};

/** Credit that was given back, in cents. */
export type CreditReturn = {
  readonly id: string;
  readonly method: ManualMethod;
  readonly amountCents: number;
  readonly on: CalendarDay;
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
};

/** Who voided something, when and why. */
type Voiding = { readonly at: string; readonly by: string; readonly reason?: string };

/**
 * Money that a customer paid once, as stored. What is neither applied nor returned is never stored, so the three always
 * add up to the amount.
 */
export type ReceiptRecord = {
  /** Made by the client; unique within the business. */
  readonly id: string;
  readonly businessId: string;
  readonly customerId: string;
  readonly method: LedgerMethod;
  readonly amountCents: number;
  readonly currency: InvoiceCurrency;
  readonly paidOn: CalendarDay;
  readonly at: string;
  readonly by: string;
  readonly reference?: string;
  readonly note?: string;
  /** The invoice whose refund was kept as credit, or the deposit request of which this was applied. */
  readonly from?: Pick<Application, 'invoiceId' | 'invoiceNumber'>;
  /** Whether that invoice is a deposit request. */
  readonly isDeposit?: true;
  /** How much of the deposit to apply in total, in cents; stored on the first of its receipts. */
  readonly askedCents?: number;
  /** Oldest first, each invoice once. */
  readonly applications: readonly Application[];
  readonly returns: readonly CreditReturn[];
  /** What is still to be applied or taken back, in order. */
  readonly plan?: readonly Wanted[];
  /** Whether the customer gets a receipt by email once the plan is done. */
  readonly sendsReceipt?: boolean;
  /** Set once it is being voided: its applications are taken back first. */
  readonly voiding?: Voiding;
  /** Set once it counts for nothing. */
  readonly voided?: Voiding;
  /** Incremented by each change, from 1. */
  readonly version: number;
};

/** What of a receipt is the customer's credit, in cents; never negative. */
export function restCents(receipt: ReceiptRecord): number {
  return receipt.voided ? 0 : receipt.amountCents - appliedCents(receipt) - returnedCents(receipt);
}

/** What of a receipt was given back, in cents. */
export function returnedCents({ returns, voided }: ReceiptRecord): number {
  return voided ? 0 : total(returns);
}

/** What of a receipt pays an invoice or, without one, all its invoices, in cents. */
export function appliedCents({ applications }: ReceiptRecord, invoiceId?: string): number {
  return total(invoiceId ? applications.filter((application) => application.invoiceId === invoiceId) : applications);
}

/**
 * The id of the entry that applies a receipt to an invoice: at most one for each invoice. A refund that was kept as
 * credit has the receipt's id itself.
 */
export function applicationId({ id, from }: Pick<ReceiptRecord, 'id' | 'from'>): string {
  return from ? `${id}-applied` : id;
}

/** The money received and returned that no invoice's ledger has: the rest of a receipt, and what was given back. */
export function restMovements(receipt: ReceiptRecord): Pick<Movement, 'on' | 'cents'>[] {
  const { paidOn, returns } = receipt;
  if (receipt.voided) return [];
  return [
    { on: paidOn, cents: restCents(receipt) + returnedCents(receipt) },
    ...returns.map(({ on, amountCents }) => ({ on, cents: -amountCents })),
  ];
}

/** The part of an invoice that a receipt has. */
type Billed = {
  readonly id: string;
  readonly businessId: string;
  readonly invoiceNumber: string;
  readonly customerId?: string | undefined;
  readonly isDeposit?: true | undefined;
};

/** A refund that was kept as credit. */
type KeptRefund = Pick<RefundEntry, 'id' | 'method' | 'amountCents' | 'currency' | 'refundedOn' | 'at' | 'by'>;

/**
 * The receipt that has a refund as the customer's credit. Throws CONFLICT for an invoice without a customer, and for a
 * payment in a currency that invoices do not have.
 */
export function receiptOf({ invoice, refund }: { invoice: Billed; refund: KeptRefund }): ReceiptRecord {
  const { id: invoiceId, invoiceNumber, businessId, isDeposit } = invoice;
  const { id, amountCents, refundedOn: paidOn, at, by = '' } = refund;
  const currency = INVOICE_CURRENCIES.find((offered) => offered === refund.currency);
  if (!currency) throw refusal({ CREDIT_OTHER_CURRENCY });
  // What becomes of it no longer concerns the card or bank account.
  const method = isProvided(refund.method) ? 'other' : refund.method;
  return {
    ...{ id, businessId, customerId: customerOf(invoice), method, amountCents, currency, paidOn, at, by },
    from: { invoiceId, invoiceNumber },
    ...(isDeposit && { isDeposit }),
    ...{ applications: [], returns: [], version: 1 },
  };
}

/** The customer of an invoice. Throws CONFLICT for one without: then nobody has the credit. */
export function customerOf({ customerId }: Pick<Billed, 'customerId'>): string {
  if (!customerId) throw refusal({ CREDIT_NEEDS_CUSTOMER });
  return customerId;
}

/** The error for a request that says something else under an id that was used for this amount. */
export function usedReceipt({ amountCents, currency }: Pick<ReceiptRecord, 'amountCents' | 'currency'>): AppError {
  return refusal({ RECEIPT_EXISTS }, { amount: plainAmount(amountCents), currency });
}

/** A receipt as its business reads it. */
export function toReceipt(receipt: ReceiptRecord): Receipt {
  const { businessId: _b, version: _v, amountCents, applications, returns, plan = [], voided, ...own } = receipt;
  const { sendsReceipt: _s, askedCents: _a, voiding, ...shown } = own;
  return {
    ...shown,
    amount: fromCents(amountCents),
    rest: fromCents(restCents(receipt)),
    returned: fromCents(returnedCents(receipt)),
    applications: applications.map(({ amountCents: cents, ...application }) => ({
      ...application,
      amount: fromCents(cents),
    })),
    returns: returns.map(({ amountCents: cents, ...returned }) => ({ ...returned, amount: fromCents(cents) })),
    ...((plan.length > 0 || voiding) && !voided && { pending: plan.length }),
    ...(voiding && !voided && { isVoiding: true }),
    ...(voided && {
      voidedAt: voided.at,
      voidedBy: voided.by,
      ...(voided.reason && { voidReason: voided.reason }),
    }),
  };
}

function total(amounts: readonly { readonly amountCents: number }[]): number {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
