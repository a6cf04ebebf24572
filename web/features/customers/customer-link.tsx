import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';

type CustomerLinkProps = { customer: Pick<Customer, 'id' | 'name'>; className?: string };

/** Links to a customer's page, which links back to the list in its current state. */
export function CustomerLink({ customer: { id, name }, className }: CustomerLinkProps) {
  return (
    <Link
      className={clsx('rounded-sm font-medium text-accent wrap-anywhere hover:underline', className)}
      state={wayBackTo(useLocation())}
      to={paths.customer(id)}
    >
      {name}
    </Link>
  );
}
