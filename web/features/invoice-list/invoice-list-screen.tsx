import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { invoiceListQuery } from '#web/lib/invoices.ts';
import { Card } from '#web/ui/card.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { InvoiceCount } from './invoice-count.tsx';
import { InvoiceDialogs } from './invoice-dialogs.tsx';
import { InvoicePage } from './invoice-page.tsx';
import { ListActions } from './list-actions.tsx';
import { hasFilters, toListQuery } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { MoneyAtAGlance } from './money-at-a-glance.tsx';
import { useInvoiceActions } from './use-invoice-actions.ts';
import { useListAddress } from './use-list-address.ts';

/** The invoices of the business, and what can be done with them (spec 1 §2.11). */
export default function InvoiceListScreen() {
  const { address, show } = useListAddress();
  const list = useQuery(invoiceListQuery(toListQuery(address)));
  const { actions, dialog, closeDialog } = useInvoiceActions();
  const listRef = useRef<HTMLDivElement>(null);
  const onDeleted = () => {
    closeDialog();
    // The button that had the focus went with its row.
    listRef.current?.focus();
  };
  return (
    <>
      <ScreenHeader
        actions={<ListActions invoices={list.data?.data ?? []} />}
        description={<InvoiceCount found={list.data?.meta.total} isFiltered={hasFilters(address)} />}
        title="Invoices"
      />
      <MoneyAtAGlance onStatus={(status) => show({ status })} status={address.status} />
      <Card flush>
        <ListToolbar address={address} show={show} />
        <section aria-label="Invoice list" ref={listRef} tabIndex={-1}>
          <InvoicePage actions={actions} address={address} list={list} show={show} />
        </section>
      </Card>
      <InvoiceDialogs dialog={dialog} onClose={closeDialog} onDeleted={onDeleted} />
    </>
  );
}
