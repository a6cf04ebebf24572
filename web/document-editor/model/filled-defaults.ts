import { chosenDefaults, type DocumentDefaults, type GivenDefaults } from './document-defaults.ts';
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
  const given = chosenDefaults(picked, business);
  const isOwn = (field: keyof DocumentDefaults) => form[field] !== filled[field];
  const { paymentTerms, ...texts } = given;
  const after: InvoiceForm = {
    ...changed,
    ...(!isOwn('paymentMethod') && { paymentMethod: texts.paymentMethod }),
    ...(!isOwn('additionalNotes') && { additionalNotes: texts.additionalNotes }),
  };
  const termed = isOwn('paymentTerms') ? after : withTerms(after, paymentTerms);
  return {
    form: isPayable ? termed : { ...termed, dueDate: after.dueDate },
    // What was typed stays typed.
    filled: {
      paymentTerms: isOwn('paymentTerms') ? filled.paymentTerms : paymentTerms,
      paymentMethod: isOwn('paymentMethod') ? filled.paymentMethod : given.paymentMethod,
      additionalNotes: isOwn('additionalNotes') ? filled.additionalNotes : given.additionalNotes,
    },
    business,
  };
}
