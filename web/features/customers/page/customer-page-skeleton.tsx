import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { AccountSkeleton } from './account-card.tsx';
import { CustomerInvoiceSkeleton } from './customer-invoice-card.tsx';
import { CustomerLayout } from './customer-layout.tsx';

/** Skeleton of a customer's page. */
export function CustomerPageSkeleton() {
  return (
    <LoadingRegion title="Loading Customer" showsText>
      <div className="mt-8">
        <ScreenHeader title="Customer" />
      </div>
      <CustomerLayout
        account={
          <Card>
            <Skeleton className="h-4 w-24" />
            <AccountSkeleton />
          </Card>
        }
        details={
          <Card title="Details">
            {[0, 1, 2].map((line) => (
              <Skeleton className="mb-4 h-4 w-40" key={line} />
            ))}
          </Card>
        }
        invoices={
          <Card title="Invoices">
            {[0, 1, 2].map((line) => (
              <CustomerInvoiceSkeleton key={line} />
            ))}
          </Card>
        }
      />
    </LoadingRegion>
  );
}
