import type { InvoiceRecord } from './invoice-record.ts';

/**
 * An invoice after a change. Once it has another customer, no card can be saved with it: the previous customer may
 * still have its link.
 */
export function withSavingAfter(before: InvoiceRecord, after: InvoiceRecord): InvoiceRecord {
  if (before.customerId === after.customerId) return after;
  const { savesCard: _others, ...rest } = after;
  return rest;
}
