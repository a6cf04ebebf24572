import { useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import type { Dispatch } from 'react';
import { canBeCustomer, sameCustomer, toCustomerInput } from '#web/document-editor/model/customer-billing.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { customerSearchQuery, useCustomerMutations } from '#web/lib/queries/customers.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';

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
        Saved customer
      </p>
    );
  }
  if (!canBeCustomer(to)) return null;
  return (
    <Button
      busyLabel="Saving..."
      className="-my-2.5 -mr-4 self-center text-accent!"
      data-field={SAVE}
      onClick={save}
      variant="ghost"
    >
      <UserPlus aria-hidden="true" />
      Save as customer
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
      toast.success(known ? `${known.name} is already one of your customers` : 'Customer added successfully');
      if (isLost(document.activeElement)) focusField(SAVED);
    } catch (error) {
      showFailure(error, 'Failed to create customer');
    }
  };
}

/** Whether the focus was lost with the button, rather than moved by the user. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(`[data-field="${SAVE}"]`);
}
