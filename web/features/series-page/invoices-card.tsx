import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { toCents } from '#shared/money.ts';
import type { SeriesInvoice } from '#shared/series/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { INVOICES_SHOWN, seriesInvoicesQuery } from '#web/lib/queries/series.ts';
import { DebitedNote } from '#web/parts/invoices/debited-note.tsx';
import { DueState } from '#web/parts/invoices/due-state.tsx';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';

type Row = SeriesInvoice & { id: string };

/** The invoices that a series made, latest first, the deleted ones too. */
export function InvoicesCard({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  return (
    <Card flush title={t.invoices}>
      <PagedList
        card={(made) => <MadeCard made={made} />}
        cardSkeleton={<Skeleton className="my-4 h-12" />}
        columns={COLUMNS}
        empty={<EmptyState icon={FileText} text={t.noInvoicesHint} title={t.noInvoices} />}
        entriesOf={({ data }) => data.map((made): Row => ({ ...made, id: made.day }))}
        failure={{ title: t.invoicesNotLoaded }}
        label={t.invoices}
        list={useQuery(seriesInvoicesQuery(id, page))}
        loading={{ title: t.loadingInvoices, hint: t.loadingInvoicesHint }}
        noun={t.noun}
        onPage={(next) => setPage(next)}
        pageSize={INVOICES_SHOWN}
        tableFrom={560}
      />
    </Card>
  );
}

function MadeLink({ made: { invoice, invoiceNumber } }: { made: Row }) {
  const state = wayBackTo(useLocation());
  if (!invoice) return <span className="min-w-0 truncate text-muted tabular-nums">{invoiceNumber}</span>;
  return (
    <Link
      {...ROW_TARGET}
      className="min-w-0 truncate rounded-sm py-1 font-medium text-accent tabular-nums hover:underline"
      state={state}
      title={invoiceNumber}
      to={paths.invoice(invoice.id)}
    >
      {invoiceNumber}
    </Link>
  );
}

function MadeState({ made: { invoice } }: { made: Row }) {
  if (!invoice) return <Badge tone="faded">{t.deleted}</Badge>;
  return <StatusBadge {...invoice} />;
}

function MadeCard({ made }: { made: Row }) {
  const { day, invoice } = made;
  return (
    <div className="py-3 text-sm">
      <div className="flex h-8 items-center justify-between gap-3">
        <MadeLink made={made} />
        <MadeState made={made} />
      </div>
      <div className="flex items-start justify-between gap-3">
        <p className="text-muted text-xs tabular-nums">
          {dictionary.shortDay(day)}
          {invoice && <DueState className="block" invoice={invoice} />}
          {invoice && <DebitedNote {...invoice} />}
        </p>
        {invoice && <Money cents={toCents(invoice.total)} className="font-semibold" currency={invoice.currency} />}
      </div>
    </div>
  );
}

const COLUMNS: readonly Column<Row>[] = [
  { head: t.number, cell: (made) => <MadeLink made={made} />, skeleton: 'h-4 w-28' },
  {
    head: t.day,
    cell: ({ day, invoice }) => (
      <>
        {dictionary.shortDay(day)}
        {invoice && <DueState className="block" invoice={invoice} />}
      </>
    ),
    skeleton: 'h-4 w-22',
    width: 'w-32',
    className: 'whitespace-nowrap text-muted tabular-nums',
  },
  {
    head: t.status,
    cell: (made) => (
      <>
        <MadeState made={made} />
        {made.invoice && <DebitedNote {...made.invoice} />}
      </>
    ),
    skeleton: 'h-5.5 w-18 rounded-full!',
    width: 'w-32',
  },
  {
    head: t.amount,
    cell: ({ invoice }) =>
      invoice ? <Money cents={toCents(invoice.total)} className="font-medium" currency={invoice.currency} /> : '–',
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-32',
    align: 'right',
  },
];
