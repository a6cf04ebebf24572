import { clsx } from 'clsx';
import { useState } from 'react';
import type { AgingRow } from '#shared/reports/schema.ts';
import { AmountCell, HEAD_STYLE, ROW_HEAD_STYLE } from '#web/features/reports/amount-cell.tsx';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { AGING_COLUMNS, type AgingFigures, type AgingPart } from './aging-figures.ts';
import { AgedInvoiceLink, AgingCustomer, InvoicesButton } from './aging-links.tsx';
import { t } from './texts.en.ts';

/** What each customer owes in one currency, by days after the due day; a row opens to its invoices. */
export function AgingTable({ part: { currency, rows, totals } }: { part: AgingPart }) {
  return (
    <div className="relative overflow-x-auto">
      <table aria-label={t.list({ currency })} className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className={clsx(HEAD_STYLE, 'text-left')} scope="col">
              {t.customer}
            </th>
            {AGING_COLUMNS.map(({ key, head }) => (
              <th className={clsx(HEAD_STYLE, 'w-px whitespace-nowrap text-right @5xl:w-28')} key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <CustomerRows key={row.customerId ?? row.customer} row={row} />
        ))}
        <tfoot className="border-line border-t bg-subtle font-semibold">
          <tr>
            <th className={clsx(ROW_HEAD_STYLE, 'font-semibold')} scope="row">
              {t.totalIn({ currency })}
            </th>
            <Amounts figures={totals} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function CustomerRows({ row }: { row: AgingRow }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <tbody className="border-line border-b last-of-type:border-b-0">
      <tr className="transition-colors hover:bg-subtle/60">
        <th className={ROW_HEAD_STYLE} scope="row">
          <span className="flex min-w-0 flex-col items-start [&>*]:max-w-full">
            <AgingCustomer row={row} />
            <InvoicesButton isOpen={isOpen} onOpen={setIsOpen} row={row} />
          </span>
        </th>
        <Amounts figures={row} />
      </tr>
      {isOpen &&
        row.invoices.map((invoice) => (
          <tr className="text-muted" key={invoice.invoiceId}>
            <th className={clsx(ROW_HEAD_STYLE, 'font-normal')} scope="row">
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 pl-4 [&>*]:max-w-full">
                <AgedInvoiceLink invoice={invoice} />
                <span className="shrink-0 text-xs tabular-nums">
                  {t.dueOn({ day: dictionary.shortDay(invoice.dueDate) })}
                </span>
              </span>
            </th>
            {AGING_COLUMNS.map(({ key }) => {
              const isIts = key === invoice.bucket || key === 'total';
              return <AmountCell cents={isIts ? invoice.balanceCents : undefined} key={key} />;
            })}
          </tr>
        ))}
    </tbody>
  );
}

function Amounts({ figures }: { figures: AgingFigures }) {
  return AGING_COLUMNS.map(({ key, centsOf }) => {
    const cents = centsOf(figures);
    const isUrgent = key === '90+' && cents > 0;
    return (
      <AmountCell
        cents={cents}
        className={clsx(key === 'total' && 'font-semibold', isUrgent && 'text-red')}
        key={key}
      />
    );
  });
}
