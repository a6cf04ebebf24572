import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { CUSTOMER_SORTS } from '#shared/api/sorts.ts';
import { usePageAddress } from '#web/lib/lists/use-page-address.ts';
import { customerListQuery } from '#web/lib/queries/customers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListToolbar } from '#web/ui/lists/list-toolbar.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { CustomerList } from './customer-list.tsx';
import { useCustomerDialogs } from './use-customer-dialogs.ts';

const loadCustomerDialogs = async () => (await import('./customer-dialogs.tsx')).CustomerDialogs;

const LOOKS = {
  add: { title: 'Add Customer', fields: 6 },
  edit: { title: 'Edit Customer', fields: 6 },
  delete: { title: 'Delete Customer', fields: 0 },
} as const;

/** Newest first by default (spec 2 §9). */
const SORTS = ['createdAt', ...CUSTOMER_SORTS.filter((sort) => sort !== 'createdAt')] as const;

const SORT_LABELS = { name: 'Name', city: 'Location', email: 'Contact', createdAt: 'Created' } as const;

/** The customers of the business (spec 2 §2, "Customers screen"). */
export function CustomersScreen() {
  const { address, show } = usePageAddress(SORTS);
  const { search, page, pageSize, sortBy } = address;
  const list = useQuery(customerListQuery({ search, page, limit: pageSize, sortBy }));
  const unfiltered = useQuery({
    ...customerListQuery({ search: '', page: 1, limit: pageSize, sortBy }),
    enabled: search !== '',
  });
  const { dialog, open, close } = useCustomerDialogs();
  return (
    <>
      <ScreenHeader
        actions={
          <Button onClick={() => open({ kind: 'add' })}>
            <Plus aria-hidden="true" />
            Add Customer
          </Button>
        }
        description={<ListCount list={list} noun="customers" unfiltered={search ? unfiltered : null} />}
        title="Customers"
      />
      <Card flush>
        <ListToolbar address={address} noun="Customers" show={show} sortLabels={SORT_LABELS} />
        <section aria-label="Customer list">
          <CustomerList address={address} list={list} onOpen={open} show={show} />
        </section>
      </Card>
      <LazyDialog load={loadCustomerDialogs} look={dialog && LOOKS[dialog.kind]} onClose={close}>
        {(CustomerDialogs) => dialog && <CustomerDialogs dialog={dialog} onClose={close} />}
      </LazyDialog>
    </>
  );
}
