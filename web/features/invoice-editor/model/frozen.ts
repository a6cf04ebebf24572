import { BILLING, type BillToField, billTo } from '#shared/document/bill-to.ts';
import { OPEN_FIELDS } from '#shared/document/fields.ts';
import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { hasLedger } from '#web/parts/payments/payable.ts';
import type { SavedInvoice } from './saved-invoice.ts';

/**
 * Whether payments or credit notes lock the charged amounts, even if the payments have since been returned, or a bank
 * payment that is on its way does.
 */
export function isFrozen(saved: SavedInvoice | null): boolean {
  return saved !== null && (hasLedger(saved) || saved.pendingDebit !== undefined);
}

/** The form with locked fields reset to the stored values; a draft may predate the payments. */
export function withFrozen(form: InvoiceForm, saved: SavedInvoice | null): InvoiceForm {
  if (!saved || !isFrozen(saved)) return form;
  const { to, issueDate, currency, items, adjustments, isUntaxed, supplyProvince, taxExemptions } = saved.form;
  const current = (field: BillToField) => (OPEN_FIELDS.includes(BILLING[field]) ? form.to : to)[field];
  return {
    ...form,
    ...{ issueDate, currency, items, adjustments, isUntaxed, supplyProvince, taxExemptions },
    to: { ...form.to, ...billTo(current), id: to.id },
  };
}

/** The fields that stay editable: texts that decide no tax, due date, language and payment method. */
const OPEN = [
  'version',
  'language',
  'dueDate',
  'paymentMethod',
  'customFields',
  ...OPEN_FIELDS,
] as const satisfies (keyof InvoiceUpdate)[];

/** The fields that an update may change on a locked invoice. */
export function openPart(update: InvoiceUpdate): InvoiceUpdate {
  return Object.fromEntries(OPEN.flatMap((field) => (field in update ? [[field, update[field]]] : [])));
}
