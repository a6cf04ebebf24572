import { type InvoiceTotals, invoiceTotals } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';

/**
 * The totals of an invoice, or undefined if its items are incomplete or not finite numbers, as while typing or after
 * reading damaged storage.
 */
export function documentTotals(invoice: PublicInvoice): InvoiceTotals | undefined {
  const items: unknown = invoice.items;
  if (!Array.isArray(items) || !items.every(isItem)) return undefined;
  const adjustments = [invoice.discountValue, invoice.shippingValue, invoice.taxValue];
  return adjustments.every((value) => value === undefined || Number.isFinite(value))
    ? invoiceTotals(invoice)
    : undefined;
}

function isItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { name, quantity, rate } = item as Record<string, unknown>;
  return typeof name === 'string' && Number.isFinite(quantity) && Number.isFinite(rate);
}
