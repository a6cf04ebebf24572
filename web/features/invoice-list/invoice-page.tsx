import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import type { PageMeta } from '#shared/api/page.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { friendlyMessages } from '#web/lib/friendly-messages.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { EmptyInvoices } from './empty-invoices.tsx';
import type { InvoiceActions } from './invoice-actions.ts';
import { InvoiceCards } from './invoice-cards.tsx';
import { InvoiceListSkeleton } from './invoice-list-skeleton.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { hasFilters, type ListAddress, withoutFilters } from './list-address.ts';
import { useIsWide } from './use-is-wide.ts';
import type { ShowInvoices } from './use-list-address.ts';

type InvoicePageProps = {
  address: ListAddress;
  show: ShowInvoices;
  list: UseQueryResult<{ data: InvoiceListItem[]; meta: PageMeta }>;
  actions: InvoiceActions;
};

/** A page of the list in whatever state it is: on its way, failed, empty or there. */
export function InvoicePage({ address, show, list, actions }: InvoicePageProps) {
  const isWide = useIsWide();
  useLastPage(list, (page) => show({ page }, { replace: true }));
  const { data: page, error, isPlaceholderData } = list;
  const isEmpty = page?.meta.total === 0;
  const isPastEnd = page?.data.length === 0 && !isEmpty;
  const Invoices = isWide ? InvoiceTable : InvoiceCards;
  return (
    <>
      <div aria-live="polite">
        {isEmpty && (
          <EmptyInvoices isFiltered={hasFilters(address)} onClearFilters={() => show(withoutFilters(address))} />
        )}
      </div>
      {page && !isEmpty && !isPastEnd && (
        <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <Invoices actions={actions} invoices={page.data} />
          <Pagination meta={page.meta} noun="invoices" onPage={(next) => show({ page: next })} />
        </div>
      )}
      {!page && error && (
        <ErrorState
          onRetry={() => list.refetch()}
          text={friendlyMessages(error).join(' ')}
          title="Failed to load invoices"
        />
      )}
      {(isPastEnd || list.isPending) && <InvoiceListSkeleton isWide={isWide} rows={address.pageSize} />}
    </>
  );
}

/** Leaves a page that ran empty, as after its last invoice was deleted, for the last one that has invoices. */
function useLastPage({ data, isPlaceholderData }: InvoicePageProps['list'], goTo: (page: number) => void): void {
  const goToPage = useEffectEvent(goTo);
  const meta = isPlaceholderData ? undefined : data?.meta;
  const lastPage = meta && meta.totalPages > 0 && meta.page > meta.totalPages ? meta.totalPages : undefined;
  useEffect(() => {
    if (lastPage !== undefined) goToPage(lastPage);
  }, [lastPage]);
}
