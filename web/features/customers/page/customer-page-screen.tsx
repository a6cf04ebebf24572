import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { paths } from '#web/app/paths.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { CustomerPageSkeleton } from './customer-page-skeleton.tsx';
import { CustomerView } from './customer-view.tsx';

/** A customer's balance, invoices and settings, or the loading or error state. */
export default function CustomerPageScreen() {
  const { id = '' } = useParams();
  const customer = useQuery(customerQuery(id));
  const isGone = customer.error instanceof AppError && customer.error.code === 'NOT_FOUND';
  if (customer.data && !isGone) return <CustomerView customer={customer.data} key={id} />;
  if (!customer.isError) return <CustomerPageSkeleton />;
  return (
    <>
      <ScreenHeader title="Customer" />
      <Card flush>
        {isGone ? (
          <NotFound />
        ) : (
          <ErrorState
            onRetry={() => customer.refetch()}
            text={friendlyMessages(customer.error).join(' ')}
            title="Failed to load customer"
          />
        )}
      </Card>
    </>
  );
}

function NotFound() {
  return (
    <div role="alert">
      <EmptyState
        action={
          <Link className={buttonStyle()} to={paths.customers}>
            Back to Customers
          </Link>
        }
        icon={UserRoundX}
        text="They may have been deleted, or the link is incomplete."
        title="Customer not found"
      />
    </div>
  );
}
