import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#shared/customer/schema.ts';
import { customerListQuery, customerSearchQuery, PICKED_CUSTOMERS } from '#web/lib/queries/customers.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import type { PickedCustomer } from './appointment-form.ts';

type CustomerPickerProps = {
  value: PickedCustomer | null;
  onChange: (customer: PickedCustomer | null) => void;
  /** Called with the typed name. */
  onCreateCustomer: (name: string) => void;
};

const FIELD = 'customer';

/** The customer of an appointment: the first 25 by name, or the matches of the typed text (spec 2 §7). */
export function CustomerPicker({ value, onChange, onCreateCustomer }: CustomerPickerProps) {
  const [search, setSearch] = useState('');
  const { customers, isLoading, message, hasMore } = useCustomers(search);
  return (
    <Combobox<PickedCustomer>
      footer={
        <Button
          className="w-full justify-start"
          onClick={({ currentTarget }) => {
            const input = currentTarget.form?.elements.namedItem(FIELD);
            if (!(input instanceof HTMLInputElement)) return;
            // This button disappears with the list, so the focus must return to the input.
            input.focus();
            onCreateCustomer(input.value === value?.name ? '' : input.value.trim());
          }}
          variant="ghost"
        >
          <UserRoundPlus aria-hidden="true" className="text-muted" />
          Create New Customer
        </Button>
      }
      hint={hasMore && 'Showing first 25 results. Type more to refine search.'}
      isLoading={isLoading}
      labelOf={({ name }) => name}
      message={message}
      name={FIELD}
      onChange={onChange}
      onSearch={setSearch}
      options={customers}
      placeholder="Search customers..."
      renderOption={({ name, email }) => (
        <>
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-muted text-xs">{email}</p>
        </>
      )}
      search={search}
      value={value}
    />
  );
}

/** The customers offered; queries only once the user types. */
function useCustomers(search: string) {
  const first = useQuery(customerListQuery({ page: 1, limit: PICKED_CUSTOMERS, search: '', sortBy: 'name' }));
  const found = useQuery({ ...customerSearchQuery(search), enabled: search !== '' });
  const shown: UseQueryResult<{ customers: Customer[] }> = search === '' ? first : found;
  const customers = shown.data?.customers ?? first.data?.customers ?? [];
  const isLoading = shown.isPending || shown.isPlaceholderData;
  return {
    customers: shown.isError ? [] : customers,
    isLoading,
    hasMore: search === '' ? (first.data?.meta.total ?? 0) > PICKED_CUSTOMERS : customers.length === PICKED_CUSTOMERS,
    message: messageOf({ isLoading, hasFailed: shown.isError, hasNone: first.data?.meta.total === 0 }),
  };
}

function messageOf({ isLoading, hasFailed, hasNone }: { isLoading: boolean; hasFailed: boolean; hasNone: boolean }) {
  if (hasFailed) return 'Customers could not be loaded. Please check your connection and type again.';
  if (hasNone) return 'No customers available. Create a new customer to proceed.';
  return isLoading ? 'Loading customers...' : 'No customer found.';
}
