import type { UseQueryResult } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PageMeta } from '#shared/api/page.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { DepositTag } from '#web/parts/invoices/deposit-tag.tsx';
import { DueState } from '#web/parts/invoices/due-state.tsx';
import { QuickActions } from '#web/parts/invoices/quick-actions.tsx';
import { RowMenu } from '#web/parts/invoices/row-menu.tsx';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import type { Act } from '#web/parts/invoices/use-invoice-actions.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { SelectEntry, SelectPage } from '#web/ui/lists/select-box.tsx';
import type { Selection } from '#web/ui/lists/use-selection.ts';
import { Money } from '#web/ui/money.tsx';
import { PaymentMark, ReturnedMark } from './attention-marks.tsx';
import { DueDay } from './due-day.tsx';
import { InvoiceCard, InvoiceCardSkeleton } from './invoice-card.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { hasFilters, type ListAddress, withoutFilters } from './list-address.ts';
import { PaymentState } from './payment-state.tsx';
import { t } from './texts.en.ts';
import type { ShowInvoices } from './use-list-address.ts';

type InvoiceListProps = {
  address: ListAddress;
  show: ShowInvoices;
  list: UseQueryResult<{ data: InvoiceListItem[]; meta: PageMeta }>;
  act: Act;
  selection: Selection;
};

/** A page of invoices. */
export function InvoiceList({ address, show, list, act, selection }: InvoiceListProps) {
  const mayChange = useMayChange();
  const box: Column<InvoiceListItem> = {
    head: t.selectPage,
    headControl: <SelectPage label={t.selectPage} selection={selection} />,
    cell: ({ id, invoiceNumber }) => (
      <SelectEntry id={id} label={t.select({ number: invoiceNumber })} selection={selection} />
    ),
    skeleton: 'size-4',
    width: `w-8 @5xl:w-10 ${BOX_STYLE}`,
    className: BOX_STYLE,
  };
  const actions: Column<InvoiceListItem> = {
    head: t.actions,
    cell: (invoice) => (
      <RowActions className="@5xl:-mr-3" name={invoice.invoiceNumber}>
        <QuickActions act={act} invoice={invoice} />
        <RowMenu act={act} invoice={invoice} />
      </RowActions>
    ),
    skeleton: 'ml-auto h-4 w-5',
    width: 'w-19 @4xl:w-48',
    align: 'right',
  };
  return (
    <PagedList
      card={(invoice) => <InvoiceCard act={act} invoice={invoice} selection={selection} />}
      cardSkeleton={<InvoiceCardSkeleton />}
      columns={mayChange ? [box, ...COLUMNS, actions] : COLUMNS}
      empty={<EmptyInvoices isFiltered={hasFilters(address)} onClearFilters={() => show(withoutFilters(address))} />}
      entriesOf={({ data }) => data}
      failure={{ title: t.loadFailed }}
      label={t.invoices}
      list={list}
      loading={{ title: t.loading, hint: t.loadingHint }}
      noun={t.noun}
      onPage={(page, options) => show({ page }, options)}
      pageSize={address.pageSize}
      tableFrom={680}
    />
  );
}

/** Close to the edge and to the number, so that the customers' names have room. */
const BOX_STYLE = 'pl-3! pr-0! @5xl:pl-5!';

const COLUMNS: readonly Column<InvoiceListItem>[] = [
  {
    head: t.number,
    cell: (invoice) => (
      <>
        <InvoiceLink
          {...ROW_TARGET}
          className="rounded-sm font-medium text-accent tabular-nums hover:underline"
          invoice={invoice}
          title={invoice.invoiceNumber}
        >
          {invoice.invoiceNumber}
        </InvoiceLink>
        {invoice.isDeposit && (
          <span className="mt-1 block">
            <DepositTag {...invoice} />
          </span>
        )}
      </>
    ),
    skeleton: 'h-4 w-28',
    width: 'w-38 @5xl:w-44',
    isTruncated: true,
  },
  {
    head: t.customer,
    cell: (invoice) => (
      <>
        <span className="line-clamp-2 whitespace-normal wrap-anywhere">{invoice.billingName}</span>
        <ReturnedMark invoice={invoice} />
      </>
    ),
    skeleton: 'h-4 w-3/4',
    fullText: ({ billingName }) => billingName ?? '',
  },
  {
    head: t.date,
    cell: (invoice) => (
      <>
        {dictionary.shortDay(invoice.issueDate)}
        <DueDay className="block" invoice={invoice} />
      </>
    ),
    skeleton: 'h-4 w-22',
    width: 'w-26 @5xl:w-32',
    className: 'whitespace-nowrap text-muted tabular-nums',
  },
  {
    head: t.amount,
    cell: (invoice) => (
      <>
        <Money cents={toCents(invoice.total)} className="block font-medium" currency={invoice.currency} />
        <PaymentMark invoice={invoice} />
      </>
    ),
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-30 @5xl:w-40',
    align: 'right',
  },
  {
    head: t.status,
    cell: (invoice) => (
      <>
        <StatusBadge {...invoice} />
        <DueState className="block pt-1" invoice={invoice} />
        <PaymentState invoice={invoice} />
      </>
    ),
    skeleton: 'h-5.5 w-18 rounded-full!',
    width: 'w-28 @5xl:w-44',
  },
];

type EmptyInvoicesProps = {
  /** Whether a search or filter may have excluded all invoices. */
  isFiltered: boolean;
  onClearFilters: () => void;
};

/** The empty state: offers to clear the filters, or to create the first invoice, unless the user may not. */
function EmptyInvoices({ isFiltered, onClearFilters }: EmptyInvoicesProps) {
  const mayChange = useMayChange();
  if (isFiltered) {
    return <NoMatch clearLabel={t.clearFilters} onClear={onClearFilters} text={t.noMatch} title={t.noneFound} />;
  }
  return (
    <EmptyState
      icon={FileText}
      title={t.noneFound}
      {...(mayChange && {
        text: t.createFirstHint,
        action: (
          <Link className={buttonStyle()} to={paths.createInvoice}>
            {t.createFirst}
          </Link>
        ),
      })}
    />
  );
}
