import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import type { Customer } from '#shared/customer/schema.ts';
import { BILL_TO_FIELDS } from '#shared/document/bill-to.ts';
import { searchText } from '#shared/search-text.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { BilledCustomer, BillTo } from '#web/document-editor/model/form.ts';
import { customerSearchQuery } from '#web/lib/queries/customers.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.tsx';

type SameNameProps = {
  to: BillTo;
  /** The name when its field was left: no question while typing. */
  leftName: string;
  dispatch: Dispatch<EditorAction>;
};

/** Asks whether a customer with the typed name is meant. Without an answer, another email is another customer. */
export function SameName({ to, leftName, dispatch }: SameNameProps) {
  const [refused, setRefused] = useState('');
  const name = to.name.trim();
  const isAsked = to.id === '' && name !== '' && name === leftName.trim() && name !== refused;
  const { data } = useQuery({ ...customerSearchQuery(name), enabled: isAsked });
  const customer = isAsked ? data?.customers.find((each) => isNamed(each, to)) : undefined;
  if (!customer) return null;
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-2" role="status">
      <p className="wrap-anywhere min-w-0 text-sm">{t.sameName({ name: customer.name, email: customer.email })}</p>
      <span className="flex gap-2">
        <Button
          onClick={() => dispatch({ type: 'pickCustomer', customer: withTyped(customer, to) })}
          size="sm"
          variant="secondary"
        >
          {t.isCustomer}
        </Button>
        <Button onClick={() => setRefused(name)} size="sm" variant="ghost">
          {t.isNotCustomer}
        </Button>
      </span>
    </div>
  );
}

/** Whether a customer has the typed name; the one with the typed email is joined without asking. */
function isNamed(customer: Pick<Customer, 'name' | 'email'>, to: BillTo): boolean {
  const isSame = (field: 'name' | 'email') => searchText(customer[field].trim()) === searchText(to[field].trim());
  return isSame('name') && !isSame('email');
}

/** A customer with what was typed for this document. */
function withTyped(customer: Customer, to: BillTo): BilledCustomer {
  const typed = BILL_TO_FIELDS.filter((field) => field !== 'name' && to[field].trim() !== '');
  return { ...billToCustomer(customer), ...Object.fromEntries(typed.map((field) => [field, to[field]])) };
}
