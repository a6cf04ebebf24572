import { chosenDefaults, type DocumentDefaults, type GivenDefaults } from '#shared/document/chosen-defaults.ts';
import { withTerms } from './due-terms.ts';
import type { InvoiceForm } from './form.ts';

/** A form, and what was filled in that nobody typed; absent where nothing may be replaced. */
export type FilledIn = {
  readonly form: InvoiceForm;
  readonly filled?: DocumentDefaults | undefined;
  readonly business?: GivenDefaults | undefined;
};

/**
 * The state after a change of the form with the defaults of a picked customer, wherever the form still has what was
 * filled in; with the business's once the customer is unlinked.
 */
export function withDefaults(
  { form, filled, business }: FilledIn,
  changed: InvoiceForm,
  { picked, isPayable }: { picked: GivenDefaults | undefined; isPayable: boolean },
): FilledIn {
  const isUnlinked = form.to.id !== '' && changed.to.id === '';
  if (!filled || (!picked && !isUnlinked)) return { form: changed, filled, business };
  const given = Object.entries(chosenDefaults(picked, business)) as [keyof DocumentDefaults, string][];
  // What was typed stays typed. Method and notes are those of invoices.
  const mayFollow = (field: keyof DocumentDefaults) =>
    form[field] === filled[field] && (isPayable || field === 'paymentTerms');
  const next: Partial<DocumentDefaults> = Object.fromEntries(given.filter(([field]) => mayFollow(field)));
  const { paymentTerms, ...texts } = next;
  const after = { ...changed, ...texts };
  const { dueDate } = after;
  const termed = paymentTerms === undefined ? after : withTerms(after, paymentTerms);
  return {
    form: isPayable ? termed : { ...termed, dueDate },
    filled: { ...filled, ...next },
    business,
  };
}
