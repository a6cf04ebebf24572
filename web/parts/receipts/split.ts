import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { fromCents, toCents } from '#shared/money.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { balanceCentsOf } from '#web/parts/payments/payable.ts';

/** The amounts that a person typed, by invoice id; empty text pays nothing. */
export type TypedAmounts = Readonly<Record<string, TypedNumber>>;

/** What a payment pays of an invoice. */
export type Part = {
  readonly invoice: InvoiceListItem;
  /** As typed, else as filled in. */
  readonly value: TypedNumber;
  readonly isTyped: boolean;
  /** 0 for a text that is no number. */
  readonly cents: number;
};

/**
 * Splits an amount among invoices: typed amounts win, and what they leave pays the others in their order, each up to
 * its balance.
 */
export function splitAmong(invoices: readonly InvoiceListItem[], amount: TypedNumber, typed: TypedAmounts): Part[] {
  const fixed = new Map(invoices.flatMap(({ id }) => (id in typed ? [[id, typed[id] ?? '']] : [])));
  let leftCents = centsOf(amount) - [...fixed.values()].reduce<number>((cents, value) => cents + centsOf(value), 0);
  return invoices.map((invoice) => {
    const value = fixed.get(invoice.id);
    if (value !== undefined) return { invoice, value, isTyped: true, cents: centsOf(value) };
    const cents = Math.max(0, Math.min(leftCents, balanceCentsOf(invoice)));
    leftCents -= cents;
    return { invoice, value: cents > 0 ? fromCents(cents) : '', isTyped: false, cents };
  });
}

/** What of an amount pays no invoice, in cents; negative if the invoices add up to more. */
export function restCentsOf(amount: TypedNumber, parts: readonly Part[]): number {
  return centsOf(amount) - parts.reduce((sum, { cents }) => sum + cents, 0);
}

/** The parts as the contract has them: only invoices that something is paid of. */
export function applicationsOf(parts: readonly Part[]): { invoiceId: string; amount: number | string }[] {
  return parts
    .filter(({ value }) => value !== '' && value !== 0)
    .map(({ invoice, value }) => ({ invoiceId: invoice.id, amount: value }));
}

/** The invoice that a place in a request, such as `applications.1.amount`, is about. */
export function invoiceAt(path: string, applications: readonly { readonly invoiceId: string }[]): string | undefined {
  const [, place] = /^applications\.(\d+)\b/.exec(path) ?? [];
  return place && applications[Number(place)]?.invoiceId;
}

/** The address that a receipt by email goes to: that of the first invoice that is paid, or is to be. */
export function mailedTo(parts: readonly Part[]): string | undefined {
  const [first] = parts;
  return (parts.find(({ cents }) => cents > 0) ?? first)?.invoice.billingEmail || undefined;
}

/** The parts that pay more than their invoice's balance. */
export function excessiveParts(parts: readonly Part[]): Part[] {
  return parts.filter(({ invoice, cents }) => cents > balanceCentsOf(invoice));
}

function centsOf(value: TypedNumber): number {
  return typeof value === 'number' ? toCents(value) : 0;
}
