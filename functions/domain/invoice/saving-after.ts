import type { InvoiceRecord } from './invoice-record.ts';

/**
 * An invoice after a change. With another customer, no card is saved with it any more: whoever has its link may not be the
 * one whose card that is.
 */
export function withSavingAfter(before: InvoiceRecord, after: InvoiceRecord): InvoiceRecord {
  if (before.customerId === after.customerId) return after;
  const { savesCard: _others, ...rest } = after;
  return rest;
}
