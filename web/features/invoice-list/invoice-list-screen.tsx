import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { invoiceListQuery, invoiceStatsQuery } from '#web/lib/queries/invoices.ts';
import { findRowMenu } from '#web/parts/invoices/row-menu.tsx';
import { lookOf, type OpenDialog, useInvoiceActions } from '#web/parts/invoices/use-invoice-actions.ts';
import { TaxChangesNotice } from '#web/parts/tax-changes/tax-changes-notice.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { DashboardSection } from './dashboard/dashboard-section.tsx';
import { countInvoices } from './glance-figures.ts';
import { InvoiceList } from './invoice-list.tsx';
import { ListActions } from './list-actions.tsx';
import { hasFilters, toListQuery } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { Overview } from './overview.tsx';
import { RecurringLink } from './recurring-link.tsx';
import { t } from './texts.en.ts';
import { useListAddress } from './use-list-address.ts';

/** Fetched after the list, so that the list loads sooner. */
const loadInvoiceDialogs = async () => (await import('#web/parts/invoices/invoice-dialogs.tsx')).InvoiceDialogs;

/** The invoices of the business, with their actions (spec 1 §2.11). */
export default function InvoiceListScreen() {
  const { address, show } = useListAddress();
  // Invoices get paid or overdue without the user: cached data is shown, but always refetched.
  const list = useQuery({ ...invoiceListQuery(toListQuery(address)), staleTime: 0 });
  const unfiltered = useQuery({
    ...invoiceStatsQuery,
    select: (stats) => ({ meta: { total: countInvoices(stats) } }),
  });
  const { act, dialog, closeDialog } = useInvoiceActions();
  const invoices = list.data?.data ?? [];
  const selection = useSelection(
    JSON.stringify(address),
    invoices.map(({ id }) => id),
  );
  const listRef = useRef<HTMLDivElement>(null);
  useFocusReturn(dialog, listRef);
  return (
    <>
      <ScreenHeader
        actions={<ListActions address={address} page={list.data} />}
        description={
          <span className="flex flex-wrap items-center justify-between gap-x-3 sm:justify-start">
            <span>
              <ListCount list={list} noun={t.noun} unfiltered={hasFilters(address) ? unfiltered : null} />
            </span>
            <RecurringLink />
          </span>
        }
        title={t.invoices}
      />
      <TaxChangesNotice screen="invoices" />
      <div className="@container mb-3 sm:mb-6">
        <Overview
          filter={address.status}
          onDismissed={() => listRef.current?.focus()}
          onFilter={(status) => show({ status })}
        />
      </div>
      <Card flush>
        <ListToolbar address={address} show={show} />
        <section aria-label={t.list} ref={listRef} tabIndex={-1}>
          <InvoiceList act={act} address={address} list={list} selection={selection} show={show} />
        </section>
        <BulkActions invoices={invoices} onFocusLost={() => listRef.current?.focus()} selection={selection} />
      </Card>
      <DashboardSection place="belowList" />
      <LazyDialog load={loadInvoiceDialogs} look={lookOf(dialog)} onClose={closeDialog}>
        {(InvoiceDialogs) => dialog && <InvoiceDialogs act={act} dialog={dialog} onClose={closeDialog} />}
      </LazyDialog>
    </>
  );
}

/** When a dialog closes, returns the focus to its row's menu, or to the list if the row is gone. */
function useFocusReturn(dialog: OpenDialog | null, list: RefObject<HTMLElement | null>): void {
  const invoiceId = dialog?.invoice.id;
  useEffect(() => {
    if (invoiceId === undefined) return;
    return () => (findRowMenu(invoiceId) ?? list.current)?.focus();
  }, [invoiceId, list]);
}
