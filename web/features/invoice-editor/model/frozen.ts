import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import type { SavedInvoice } from './editor-start.ts';
import type { InvoiceForm } from './form.ts';

/** Whether payments or credit notes fix what the invoice charges, even if the payments were returned since. */
export function isFrozen(saved: SavedInvoice | null): boolean {
  return Boolean(saved && (saved.amountPaid || saved.amountRefunded || saved.amountCredited || saved.isDisputed));
}

/** The form with what is charged as stored, if payments fix it; a draft may be older than they are. */
export function withFrozen(form: InvoiceForm, saved: SavedInvoice | null): InvoiceForm {
  if (!saved || !isFrozen(saved)) return form;
  const { to, issueDate, currency, items, adjustments, isUntaxed, supplyProvince, taxExemptions } = saved.form;
  const { id, province, country } = to;
  return {
    ...form,
    ...{ issueDate, currency, items, adjustments, isUntaxed, supplyProvince, taxExemptions },
    to: { ...form.to, id, province, country },
  };
}

/** The fields that stay open: contact details, notes, and when and how it is to be paid. */
const OPEN = [
  'version',
  'billingName',
  'billingEmail',
  'billingPhone',
  'billingAddress',
  'billingCity',
  'billingZip',
  'language',
  'dueDate',
  'paymentMethod',
  'paymentTerms',
  'additionalNotes',
] as const satisfies (keyof InvoiceUpdate)[];

/** What an update may change of an invoice that payments fix. */
export function openPart(update: InvoiceUpdate): InvoiceUpdate {
  return Object.fromEntries(OPEN.flatMap((field) => (field in update ? [[field, update[field]]] : [])));
}
