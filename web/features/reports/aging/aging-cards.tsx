import { clsx } from 'clsx';
import { useState } from 'react';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { AgingRow } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Money } from '#web/ui/money.tsx';
import { AGING_COLUMNS, type AgingFigures, type AgingPart } from './aging-figures.ts';
import { AgedInvoiceLink, AgingCustomer, InvoicesButton } from './aging-links.tsx';
import { t } from './texts.en.ts';

/** What each customer owes in one currency, for a narrow screen; the totals come first. */
export function AgingCards({ part: { currency, rows, totals } }: { part: AgingPart }) {
  return (
    <>
      <div className="border-line border-b bg-subtle px-5 py-4 sm:px-6">
        <div className="flex items-baseline justify-between gap-3">
          <span className="font-medium">{t.total}</span>
          <Money cents={totals.totalCents} className="font-semibold text-lg" currency={currency} />
        </div>
        <Figures figures={totals} />
      </div>
      <ul aria-label={t.list({ currency })} className="divide-y divide-line">
        {rows.map((row) => (
          <CustomerCard currency={currency} key={row.customerId ?? row.customer} row={row} />
        ))}
      </ul>
    </>
  );
}

function CustomerCard({ row, currency }: { row: AgingRow; currency: InvoiceCurrency }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="px-5 py-3 text-sm sm:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <AgingCustomer row={row} />
        <Money cents={row.totalCents} className="font-semibold" currency={currency} />
      </div>
      <Figures figures={row} />
      <InvoicesButton isOpen={isOpen} onOpen={setIsOpen} row={row} />
      {isOpen && (
        <ul className="mt-1 mb-2 grid gap-2 border-line border-l-2 pl-3">
          {row.invoices.map((invoice) => (
            <li className="flex items-baseline justify-between gap-3" key={invoice.invoiceId}>
              <span className="flex min-w-0 flex-col items-start">
                <AgedInvoiceLink invoice={invoice} />
                <span className="text-muted text-xs tabular-nums">
                  {t.dueOn({ day: dictionary.shortDay(invoice.dueDate) })}
                </span>
              </span>
              <span className="tabular-nums">{dictionary.amount(invoice.balanceCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The figures that are not zero, but for the total. */
function Figures({ figures }: { figures: AgingFigures }) {
  const shown = AGING_COLUMNS.filter(({ key, centsOf }) => key !== 'total' && centsOf(figures) !== 0);
  return (
    <dl className="mt-1 grid gap-1 text-muted text-xs">
      {shown.map(({ key, head, centsOf }) => (
        <div className={clsx('flex justify-between gap-3', key === '90+' && 'text-red')} key={key}>
          <dt>{head}</dt>
          <dd className="tabular-nums">{dictionary.amount(centsOf(figures))}</dd>
        </div>
      ))}
    </dl>
  );
}
