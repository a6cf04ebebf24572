import { useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import type { Dispatch } from 'react';
import type { Customer, CustomerInput } from '#shared/customer/schema.ts';
import { searchText } from '#shared/search-text.ts';
import { isBlankText } from '#shared/tidy-text.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { BillTo, InvoiceForm } from '#web/document-editor/model/form.ts';
import { emailProblems, type FieldName } from '#web/document-editor/model/problems.ts';
import { customerSearchQuery, useCustomerMutations } from '#web/lib/queries/customers.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

type SaveCustomerProps = Pick<InvoiceForm, 'to' | 'language'> & {
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** Says that the recipient is a customer, or offers to save them as one once name and email are known. */
export function SaveCustomer({ to, language, dispatch, focusField }: SaveCustomerProps) {
  const save = useSaveCustomer({ to, language, dispatch, focusField });
  if (to.id) {
    return (
      <p className="flex items-center gap-1.5 self-center text-green" data-field={SAVED} tabIndex={-1}>
        <UserCheck aria-hidden="true" className="size-4 shrink-0" />
        {t.savedCustomer}
      </p>
    );
  }
  if (!canBeCustomer(to)) return null;
  return (
    <Button
      busyLabel={t.saving}
      className="-my-2.5 -mr-4 self-center text-accent!"
      data-field={SAVE}
      onClick={save}
      variant="ghost"
    >
      <UserPlus aria-hidden="true" />
      {t.saveCustomer}
    </Button>
  );
}

const SAVE = 'customer.save';
const SAVED = 'customer.saved';

/** Adds the customer, or links an existing one. */
function useSaveCustomer({ to, language, dispatch, focusField }: SaveCustomerProps): () => Promise<void> {
  const { create } = useCustomerMutations();
  const client = useQueryClient();
  return async () => {
    try {
      const { customers } = await client.fetchQuery({ ...customerSearchQuery(to.email.trim()), staleTime: 0 });
      const known = sameCustomer(customers, to);
      const { id } = known ?? (await create.mutateAsync({ ...toCustomerInput(to, language), id: crypto.randomUUID() }));
      dispatch({ type: 'linkCustomer', id });
      toast.success(known ? t.alreadyCustomer({ name: known.name }) : t.customerAdded);
      if (isLost(document.activeElement)) focusField(SAVED);
    } catch (error) {
      showFailure(error, t.customerFailed);
    }
  };
}

/** Whether the focus was lost with the button, rather than moved by the user. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(`[data-field="${SAVE}"]`);
}

/** Converts a bill-to block and the invoice's language to a customer. */
function toCustomerInput({ id: _, province, ...to }: BillTo, language: InvoiceForm['language']): CustomerInput {
  const text = Object.entries({ ...to, state: province }).map(([field, value]) => [field, value.trim()]);
  return { ...(Object.fromEntries(text) as CustomerInput), ...(language && { language }) };
}

/** Whether the bill-to block has the required fields of a customer: name and email (spec 2 §5). */
function canBeCustomer(to: BillTo): boolean {
  return !isBlankText(to.name) && to.email.trim() !== '' && emailProblems(to).length === 0;
}

/** The customer with the bill-to block's name and email, ignoring case and accents. */
function sameCustomer<Known extends Pick<Customer, 'name' | 'email'>>(
  customers: readonly Known[],
  to: BillTo,
): Known | undefined {
  const key = ({ name, email }: Pick<Customer, 'name' | 'email'>) => searchText(`${name.trim()}\n${email.trim()}`);
  return customers.find((customer) => key(customer) === key(to));
}
