import { type InvoiceTotals, invoiceTotals } from '#shared/invoice/totals.ts';
import type { InvoiceForm } from './form.ts';
import { toAdjustments, toItem } from './payload.ts';

/** The figures of what is typed so far: those that the server will compute (spec 1 §9). */
export function formTotals(form: Pick<InvoiceForm, 'items' | 'adjustments'>): InvoiceTotals {
  return invoiceTotals({ items: form.items.map(toItem), ...toAdjustments(form) });
}
