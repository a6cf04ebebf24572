import type { Customer } from '#shared/customer/schema.ts';
import { localDayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerLink } from './customer-link.tsx';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomerCardProps = { customer: Customer; onOpen: (dialog: OpenDialog) => void };

/** A customer in a narrow list. */
export function CustomerCard({ customer, onOpen }: CustomerCardProps) {
  return (
    <div className="pt-4 pb-2">
      <div className="flex items-start gap-3">
        <Avatar initials={initialsOf(customer.name)} />
        <div className="min-w-0 flex-1 text-sm">
          <CustomerLink className="line-clamp-2 text-base" customer={customer} />
          <p className="truncate">{customer.email}</p>
          <p className="truncate text-muted tabular-nums">{customer.phone}</p>
          <p className="truncate text-muted">{locationOf(customer)}</p>
        </div>
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <p className="text-muted text-xs tabular-nums">Created {localDayText(customer.createdAt)}</p>
        <CustomerActions customer={customer} onOpen={onOpen} />
      </div>
    </div>
  );
}

/** A customer's location, without missing parts: "Calgary, AB, Canada". */
export function locationOf({ city, state, country }: Pick<Customer, 'city' | 'state' | 'country'>): string {
  return [city, state, country].filter(Boolean).join(', ');
}

/** A loading CustomerCard. */
export function CustomerCardSkeleton() {
  return (
    <div className="flex h-37 items-start gap-3 pt-4">
      <Skeleton className="size-9 shrink-0 rounded-full!" />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-36" />
        <Skeleton className="mt-3 h-3.5 w-44" />
        <Skeleton className="mt-2.5 h-3.5 w-28" />
      </div>
    </div>
  );
}
