import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Customer } from '#shared/customer/schema.ts';
import { customerListQuery, customerSearchQuery, PICKED_CUSTOMERS } from '#web/lib/queries/customers.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { t } from './texts.en.ts';

type CustomerPickerProps = {
  /** The chosen customer, as far as it is known. */
  value: Pick<Customer, 'id' | 'name'> | null;
  /** Null when the text is cleared. */
  onChange: (customer: Customer | null) => void;
  /** Shown if the business has no customers, and if they could not be loaded. */
  texts: { readonly none: string; readonly failed: string };
  /** Name of the input within its form. */
  name: string;
  /** An action below the list. */
  footer?: ReactNode;
};

/**
 * Finds one of the business's customers: the first 25 by name, or the matches of the typed text (spec 2 §7). Queries
 * only once it has the focus.
 */
export function CustomerPicker({ value, onChange, texts, name, footer }: CustomerPickerProps) {
  const [search, setSearch] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const choices = useChoices(search, isWanted);
  return (
    <div onFocus={() => setIsWanted(true)} role="none">
      <Combobox<Choice>
        footer={
          footer ??
          (choices.hasFailed && (
            <Button className="w-full" onClick={choices.retry} size="sm" variant="ghost">
              {t.tryAgain}
            </Button>
          ))
        }
        hint={choices.hasMore && t.firstResults}
        isLoading={choices.isLoading}
        labelOf={(customer) => customer.name}
        message={messageOf(choices, texts)}
        name={name}
        onChange={(choice) => onChange(choices.customers.find(({ id }) => id === choice?.id) ?? null)}
        onSearch={setSearch}
        options={choices.customers}
        placeholder={t.search}
        renderOption={(customer) => (
          <>
            <p className="truncate font-medium">{customer.name}</p>
            <p className="truncate text-muted text-xs">{[customer.email, customer.city].filter(Boolean).join(' · ')}</p>
          </>
        )}
        search={search}
        value={value}
      />
    </div>
  );
}

type Choice = Pick<Customer, 'id' | 'name'> & Partial<Customer>;

function useChoices(search: string, isWanted: boolean) {
  const first = useQuery({ ...customerListQuery(FIRST), enabled: isWanted });
  const found = useQuery({ ...customerSearchQuery(search), enabled: search !== '' });
  const shown: UseQueryResult<{ customers: Customer[] }> = search === '' ? first : found;
  const customers = shown.data?.customers ?? first.data?.customers ?? [];
  return {
    customers: shown.isError ? [] : customers,
    isLoading: shown.isFetching && (!shown.isSuccess || shown.isPlaceholderData),
    hasFailed: shown.isError && !shown.isFetching,
    hasNone: first.data?.meta.total === 0,
    hasMore: search === '' ? (first.data?.meta.total ?? 0) > PICKED_CUSTOMERS : customers.length === PICKED_CUSTOMERS,
    retry: () => shown.refetch(),
  };
}

const FIRST = { page: 1, limit: PICKED_CUSTOMERS, search: '', sortBy: 'name' } as const;

function messageOf(
  { hasFailed, hasNone, isLoading }: ReturnType<typeof useChoices>,
  texts: CustomerPickerProps['texts'],
) {
  if (hasFailed) return texts.failed;
  if (hasNone) return texts.none;
  return isLoading ? t.loading : t.noneFound;
}
