import type { UseQueryResult } from '@tanstack/react-query';
import type { PageMeta } from '#shared/api/page.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { EmptyInvoices } from './empty-invoices.tsx';
import type { InvoiceActions } from './invoice-actions.ts';
import { InvoiceCards } from './invoice-cards.tsx';
import { InvoiceListSkeleton } from './invoice-list-skeleton.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { hasFilters, type ListAddress, withoutFilters } from './list-address.ts';
import type { ShowInvoices } from './use-list-address.ts';

type InvoicePageProps = {
  address: ListAddress;
  show: ShowInvoices;
  list: UseQueryResult<{ data: InvoiceListItem[]; meta: PageMeta }>;
  actions: InvoiceActions;
};

/** A page of the list in whatever state it is: on its way, failed, empty or there. */
export function InvoicePage({ address, show, list, actions }: InvoicePageProps) {
  return (
    <PagedList
      empty={<EmptyInvoices isFiltered={hasFilters(address)} onClearFilters={() => show(withoutFilters(address))} />}
      failure={{ title: 'Failed to load invoices' }}
      list={list}
      noun="invoices"
      onPage={(page, options) => show({ page }, options)}
      skeleton={(isWide) => <InvoiceListSkeleton isWide={isWide} rows={address.pageSize} />}
      tableFrom={680}
    >
      {({ data }, isWide) =>
        isWide ? <InvoiceTable actions={actions} invoices={data} /> : <InvoiceCards actions={actions} invoices={data} />
      }
    </PagedList>
  );
}
