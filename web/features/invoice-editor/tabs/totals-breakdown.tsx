import { clsx } from 'clsx';
import { totalsRows } from '#shared/invoice/totals-rows.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { formTotals, toAdjustments } from '#web/features/invoice-editor/model/payload.ts';
import { Money } from '#web/ui/money.tsx';

/** The totals; adjustments only if above zero (spec 1 §9). */
export function TotalsBreakdown({ form }: { form: InvoiceForm }) {
  const totals = formTotals(form);
  const lines = [
    ...totalsRows(toAdjustments(form), totals).map((row) => ({ ...row, isTotal: false })),
    { label: 'total' as const, cents: totals.totalCents, isTotal: true },
  ];
  return (
    <dl className="grid gap-1.5">
      {lines.map(({ label, cents, isTotal }) => (
        <div
          className={clsx(
            'flex items-baseline justify-between gap-4',
            isTotal && 'mt-1.5 border-line border-t pt-3 font-semibold text-base',
          )}
          key={label}
        >
          <dt className={clsx(!isTotal && 'text-muted')}>{enCa.document[label]}</dt>
          <dd>
            <Money cents={cents} currency={form.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
