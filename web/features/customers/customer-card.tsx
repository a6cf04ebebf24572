import type { Customer } from '#shared/customer/schema.ts';
import { CardFoot, RecordCard } from '#web/ui/lists/record-card.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerLink } from './customer-link.tsx';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomerCardProps = { customer: Customer; onOpen: (dialog: OpenDialog) => void };

/** A customer in a narrow list. */
export function CustomerCard({ customer, onOpen }: CustomerCardProps) {
  return (
    <RecordCard
      foot={
        <CardFoot createdAt={customer.createdAt}>
          <CustomerActions customer={customer} onOpen={onOpen} />
        </CardFoot>
      }
      name={customer.name}
    >
      <CustomerLink className="line-clamp-2 text-base" customer={customer} />
      <p className="truncate">{customer.email}</p>
      <p className="truncate text-muted tabular-nums">{customer.phone}</p>
      <p className="truncate text-muted">{locationOf(customer)}</p>
    </RecordCard>
  );
}

/** A customer's location, without missing parts: "Calgary, AB, Canada". */
export function locationOf({ city, state, country }: Pick<Customer, 'city' | 'state' | 'country'>): string {
  return [city, state, country].filter(Boolean).join(', ');
}
