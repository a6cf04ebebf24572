import { exactShares } from './exact-taxes.ts';

/**
 * The figures of reports, computed from exported invoices by rules of their own: nothing here is the product's code. All
 * amounts are cents.
 */

/** What is read of an invoice in an export; amounts are in major units. */
export type ExportedInvoice = {
  readonly id: string;
  readonly status: string;
  readonly isDeposit?: boolean;
  readonly isCredited?: boolean;
  readonly isRefunded?: boolean;
  readonly writtenOff?: { readonly at: string };
  readonly customerId?: string;
  readonly billingName: string;
  readonly billingProvince?: string;
  readonly billingCountry?: string;
  readonly supplyProvince?: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly exchangeRate?: { readonly rate: number };
  readonly taxMode?: string;
  readonly taxes?: readonly (Tax & { readonly lines?: readonly number[] })[];
  readonly exemptFrom?: readonly string[];
  readonly items: readonly { readonly name: string; readonly amount: number; readonly taxTreatment?: string }[];
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly payments: readonly ExportedLine[];
  readonly creditNotes: readonly {
    readonly amount: number;
    readonly subtotal: number;
    readonly on: string;
    readonly refundId?: string;
    readonly taxes?: readonly Tax[];
  }[];
};

export type Tax = {
  readonly code: string;
  readonly baseAmount: number;
  readonly amount: number;
  readonly credited?: number;
};

type ExportedLine = {
  readonly id: string;
  readonly kind: string;
  readonly method: string;
  readonly amount: number;
  readonly on: string;
  readonly paymentId?: string;
  readonly appliedOn?: string;
  readonly voidedAt?: string;
  readonly status?: string;
  readonly stillOwed?: boolean;
  readonly stage?: string;
};

/** The province that alone has a tax. */
export const PROVINCE_OF: Record<string, string> = { QST: 'QC', PST_BC: 'BC', PST_SK: 'SK', RST_MB: 'MB' };

/** Where an invoice was supplied: a province, `abroad` or `unknown`. */
export function recomputedPlace({ supplyProvince, billingProvince, billingCountry, taxes }: ExportedInvoice): string {
  if (supplyProvince) return supplyProvince;
  if (billingCountry && billingCountry !== 'Canada') return 'abroad';
  return billingProvince || (taxes ?? []).map(({ code }) => PROVINCE_OF[code]).find(Boolean) || 'unknown';
}

/** The prices of the lines with their shares of discount and shipping. */
export function linePrices({ items, discount, shipping }: ExportedInvoice): number[] {
  const amounts = items.map(({ amount }) => BigInt(inCents(amount)));
  const discounts = exactShares(BigInt(inCents(discount)), amounts);
  const shippings = exactShares(BigInt(inCents(shipping)), amounts);
  return amounts.map((amount, at) => Number(amount - (discounts[at] ?? 0n) + (shippings[at] ?? 0n)));
}

/** What is owed and overpaid of an invoice at the end of a day, disregarding a write-off. */
export function recomputedStanding(invoice: ExportedInvoice, day: string) {
  const totalCents = isCancelled(invoice) ? 0 : inCents(invoice.total);
  const notes = isCancelled(invoice) ? [] : invoice.creditNotes.filter(({ on }) => on <= day);
  const credited = Math.min(totalCents, sum(notes.map(({ amount }) => inCents(amount))));
  const lines = invoice.payments.filter(({ voidedAt, on, appliedOn }) => !voidedAt && (appliedOn ?? on) <= day);
  let [received, returned, owedAgain] = [0, 0, 0];
  for (const payment of lines.filter(({ kind }) => kind === 'payment')) {
    const amount = inCents(payment.amount);
    const of = (kind: string) => invoice.payments.filter((it) => it.kind === kind && it.paymentId === payment.id);
    const rounding = sum(of('rounding').map((it) => inCents(it.amount)));
    const lost = sum(
      of('dispute')
        .filter(({ stage, on }) => stage === 'LOST' && on <= day)
        .map((it) => inCents(it.amount)),
    );
    const refunds = of('refund').filter(({ status, on }) => status !== 'failed' && on <= day);
    const refunded = sum(refunds.map((it) => inCents(it.amount)));
    const isDebit = payment.method === 'debit';
    const settles = amount + rounding - (isDebit ? lost : 0);
    const again = sum(
      refunds
        .filter(({ id, stillOwed }) => stillOwed || notes.some(({ refundId }) => refundId === id))
        .map((it) => inCents(it.amount)),
    );
    received += settles;
    returned += refunded + (isDebit ? 0 : lost) + (refunded + lost >= amount ? rounding : 0);
    owedAgain += again >= amount ? settles : Math.min(again, settles);
  }
  const owed = totalCents - credited;
  return {
    balance: Math.max(0, owed - (received - owedAgain)),
    surplus: Math.max(0, received - returned - owed),
    credited,
  };
}

/** The invoices that are owed at the end of a day, and how much. */
export function recomputedOwed(invoices: readonly ExportedInvoice[], day: string, timeZone: string) {
  return invoices
    .filter(({ status, isDeposit, issueDate }) => status !== 'DRAFT' && !isDeposit && issueDate <= day)
    .map((invoice) => {
      const { balance, surplus } = recomputedStanding(invoice, day);
      const lost = isWrittenOff(invoice, day, timeZone) ? balance : 0;
      return { invoice, cents: balance - surplus - lost };
    })
    .filter(({ cents }) => cents > 0);
}

/** Cancelled by a person, rather than by what happened to its money. */
export function isCancelled({ status, writtenOff, isCredited, isRefunded }: ExportedInvoice): boolean {
  return status === 'CANCELLED' && !writtenOff && !isCredited && !isRefunded;
}

export function isWrittenOff({ writtenOff }: ExportedInvoice, day: string, timeZone: string): boolean {
  return writtenOff !== undefined && dayAt(writtenOff.at, timeZone) <= day;
}

/** The days after the issue of an invoice on which its figures may change, in order. */
export function daysOf(invoice: ExportedInvoice, timeZone: string): string[] {
  const days = [
    ...invoice.payments.map(({ on, appliedOn }) => appliedOn ?? on),
    ...invoice.creditNotes.map(({ on }) => on),
    ...(invoice.writtenOff ? [dayAt(invoice.writtenOff.at, timeZone)] : []),
  ];
  return [...new Set(days)].sort();
}

function dayAt(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** An amount in major units in cents. */
export const inCents = (amount: number) => Math.round(amount * 100);
