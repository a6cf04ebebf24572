import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { CustomerPageSkeleton } from './customer-page-skeleton.tsx';
import { CustomerView } from './customer-view.tsx';

const GONE = {
  icon: UserRoundX,
  text: 'They may have been deleted, or the link is incomplete.',
  back: { to: paths.customers, label: 'Back to Customers' },
};

/** A customer's balance, invoices and settings. */
export default function CustomerPageScreen() {
  const { id = '' } = useParams();
  return (
    <RecordScreen gone={GONE} name="Customer" query={useQuery(customerQuery(id))} skeleton={<CustomerPageSkeleton />}>
      {(customer) => <CustomerView customer={customer} key={id} />}
    </RecordScreen>
  );
}
