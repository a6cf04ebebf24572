import type { Customer } from '#shared/customer/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { locationOf } from './location.ts';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomerCardsProps = { customers: readonly Customer[]; onOpen: (dialog: OpenDialog) => void };

/** A page of customers as cards, for narrow screens. */
export function CustomerCards({ customers, onOpen }: CustomerCardsProps) {
  return (
    <ul aria-label="Customers" className="divide-y divide-line">
      {customers.map((customer) => (
        <li className="px-5 pt-4 pb-2 sm:px-6" key={customer.id}>
          <div className="flex items-start gap-3">
            <Avatar initials={initialsOf(customer.name)} />
            <div className="min-w-0 flex-1 text-sm">
              <p className="line-clamp-2 font-medium text-base wrap-anywhere">{customer.name}</p>
              <p className="truncate">{customer.email}</p>
              <p className="truncate text-muted tabular-nums">{customer.phone}</p>
              <p className="truncate text-muted">{locationOf(customer)}</p>
            </div>
          </div>
          <div className="mt-1 flex items-center justify-between gap-3">
            <p className="text-muted text-xs tabular-nums">Created {dayText(customer.createdAt)}</p>
            <CustomerActions customer={customer} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
