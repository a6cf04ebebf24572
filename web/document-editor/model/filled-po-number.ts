import type { InvoiceForm } from './form.ts';

/** A form, and the PO number that its customer filled in. */
type Filled = { readonly form: InvoiceForm; readonly filledPoNumber?: string | undefined };

/**
 * The state after a change of the form with the PO number of a picked customer, if there is none of its own. It goes
 * with the customer: no one else may inherit it.
 */
export function withPoNumber(
  { form, filledPoNumber = '' }: Filled,
  changed: InvoiceForm,
  picked: { readonly poNumber?: string | undefined } | undefined,
): Filled {
  const isUnlinked = form.to.id !== '' && changed.to.id === '';
  if (!picked && !isUnlinked) return { form: changed, filledPoNumber };
  const isOwn = form.poNumber.trim() !== '' && form.poNumber !== filledPoNumber;
  if (isOwn) return { form: changed };
  const poNumber = picked?.poNumber ?? '';
  return { form: { ...changed, poNumber }, filledPoNumber: poNumber };
}
