import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { AccountSkeleton } from './account-card.tsx';
import { CustomerInvoiceSkeleton } from './customer-invoice-card.tsx';
import { CustomerLayout } from './customer-layout.tsx';
import { CustomerView } from './customer-view.tsx';
import { t } from './texts.en.tsx';

const GONE = {
  icon: UserRoundX,
  title: t.notFound,
  text: t.notFoundHint,
  back: { to: paths.customers, label: t.back },
};

/** A customer's balance, invoices and settings. */
export default function CustomerPageScreen() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      failed={t.notLoaded}
      gone={GONE}
      title={t.customer}
      query={useQuery(customerQuery(id))}
      skeleton={<CustomerPageSkeleton />}
    >
      {(customer) => <CustomerView customer={customer} key={id} />}
    </RecordScreen>
  );
}

/** Skeleton of a customer's page. */
function CustomerPageSkeleton() {
  return (
    <LoadingRegion title={t.loading} showsText>
      <div className="mt-8">
        <ScreenHeader title={t.customer} />
      </div>
      <CustomerLayout
        account={
          <Card>
            <Skeleton className="h-4 w-24" />
            <AccountSkeleton />
          </Card>
        }
        details={
          <Card title={t.details}>
            {[0, 1, 2].map((line) => (
              <Skeleton className="mb-4 h-4 w-40" key={line} />
            ))}
          </Card>
        }
        invoices={
          <Card title={t.invoices}>
            {[0, 1, 2].map((line) => (
              <CustomerInvoiceSkeleton key={line} />
            ))}
          </Card>
        }
      />
    </LoadingRegion>
  );
}
