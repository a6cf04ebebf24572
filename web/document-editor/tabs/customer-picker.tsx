import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type ReactNode, useState } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { BillTo } from '#web/document-editor/model/form.ts';
import { customerSearchQuery, PICKED_CUSTOMERS } from '#web/lib/queries/customers.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type CustomerPickerProps = {
  to: BillTo;
  dispatch: Dispatch<EditorAction>;
  /** Shown at the end of the label row. */
  labelEnd: ReactNode;
};

/** Finds one of the business's customers and fills in the bill-to block. */
export function CustomerPicker({ to, dispatch, labelEnd }: CustomerPickerProps) {
  const [search, setSearch] = useState('');
  // Query only once focused.
  const [isWanted, setIsWanted] = useState(false);
  const found = useQuery({ ...customerSearchQuery(search), enabled: isWanted });
  const customers = found.isError ? [] : (found.data?.customers ?? []);
  const { noun } = useDocumentKind();
  const linked = to.id ? { id: to.id, name: to.name } : null;
  const pick = (choice: { id: string } | null) => {
    const customer = customers.find(({ id }) => id === choice?.id);
    if (customer) dispatch({ type: 'pickCustomer', customer: billToCustomer(customer) });
    else if (!choice) dispatch({ type: 'unlinkCustomer' });
  };
  return (
    <div data-field="customerId" onFocus={() => setIsWanted(true)} role="none">
      <Field
        hint={`Fills in everything below. You can change it for this ${noun}.`}
        label="Find a customer"
        labelEnd={labelEnd}
      >
        <Combobox<Choice>
          footer={
            found.isError && (
              <Button className="w-full" onClick={() => found.refetch()} size="sm" variant="ghost">
                Try Again
              </Button>
            )
          }
          hint={
            customers.length >= PICKED_CUSTOMERS
              ? `Showing first ${PICKED_CUSTOMERS} results. Type more to refine search.`
              : undefined
          }
          isLoading={found.isFetching}
          labelOf={({ name }) => name}
          message={messageOf(found, search)}
          onChange={pick}
          onSearch={setSearch}
          options={customers}
          placeholder="Search customers..."
          renderOption={({ name, email, city }) => (
            <>
              <p className="truncate font-medium">{name}</p>
              <p className="truncate text-muted text-xs">{[email, city].filter(Boolean).join(' · ')}</p>
            </>
          )}
          search={search}
          value={linked}
        />
      </Field>
    </div>
  );
}

type Choice = {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly city?: string | undefined;
};

function messageOf({ isError, isFetching }: { isError: boolean; isFetching: boolean }, search: string): string {
  if (isFetching) return 'Loading customers...';
  if (isError) return 'We couldn’t load your customers. You can still fill in the details below.';
  return search ? 'No customer found.' : 'No customers yet. Fill in the details below, then choose “Save as customer”.';
}
