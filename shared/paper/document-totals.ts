import { type InvoiceTotals, invoiceTotals } from '#shared/document/totals.ts';
import type { PrintedDocument } from './document-part.ts';

/**
 * The totals of a document, or undefined if its items are incomplete or not finite numbers, as while typing or after
 * reading damaged storage.
 */
export function documentTotals(document: Omit<PrintedDocument, 'company'>): InvoiceTotals | undefined {
  const items: unknown = document.items;
  if (!Array.isArray(items) || !items.every(isItem)) return undefined;
  const adjustments = [document.discountValue, document.shippingValue, document.taxValue];
  return adjustments.every((value) => value === undefined || Number.isFinite(value))
    ? invoiceTotals(document)
    : undefined;
}

function isItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { name, quantity, rate } = item as Record<string, unknown>;
  return typeof name === 'string' && Number.isFinite(quantity) && Number.isFinite(rate);
}
