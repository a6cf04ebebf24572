import { clsx } from 'clsx';
import type { PricedContent } from '#shared/document/pricing.ts';
import type { InvoiceTotals } from '#shared/document/totals.ts';
import { type TotalsRow, totalsLabel, totalsRows } from '#shared/document/totals-rows.ts';
import type { Currency } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Money } from '#web/ui/money.tsx';

type TotalsBreakdownProps = { content: PricedContent; totals: InvoiceTotals; currency: Currency; className?: string };

/** The totals with taxes; adjustments only if above zero (spec 1 §9). */
export function TotalsBreakdown({ content, totals, currency, className }: TotalsBreakdownProps) {
  const lines = [
    ...totalsRows(content, totals).map((row) => ({ label: labelOf(row), cents: row.cents, isTotal: false })),
    { label: dictionary.document.total, cents: totals.totalCents, isTotal: true },
  ];
  return (
    <dl className={clsx('grid gap-1.5', className)}>
      {lines.map(({ label, cents, isTotal }) => (
        <div
          className={clsx(
            'flex items-baseline justify-between gap-4',
            isTotal && 'mt-1.5 border-line border-t pt-3 font-semibold text-base',
          )}
          key={label}
        >
          <dt className={clsx(!isTotal && 'text-muted')}>{label}</dt>
          <dd>
            <Money cents={cents} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The label of a provincial tax: "GST (5%)". */
function labelOf(row: TotalsRow): string {
  return row.tax ? totalsLabel(row, dictionary) : dictionary.document[row.label];
}
