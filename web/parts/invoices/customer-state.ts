import { BILLING, billTo } from '#shared/document/bill-to.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';

/** Navigation state that passes an invoice's customer to the editor (spec 1 §2.11, §2.12). */
export function customerState(invoice: InvoiceListItem) {
  return {
    customer: billTo((field) => invoice[BILLING[field]] ?? ''),
  };
}
