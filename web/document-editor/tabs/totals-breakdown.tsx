import { clsx } from 'clsx';
import { invoiceTotals } from '#shared/document/totals.ts';
import { type TotalsRow, totalsLabel, totalsRows } from '#shared/document/totals-rows.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { type Pricing, pricedForm } from '#web/document-editor/model/form-pricing.ts';
import { Money } from '#web/ui/money.tsx';

/** The totals; adjustments only if above zero (spec 1 §9). */
export function TotalsBreakdown({ form, pricing }: { form: InvoiceForm; pricing: Pricing }) {
  const content = pricedForm(form, pricing);
  const totals = invoiceTotals(content);
  const lines = [
    ...totalsRows(content, totals).map((row) => ({ label: labelOf(row), cents: row.cents, isTotal: false })),
    { label: enCa.document.total, cents: totals.totalCents, isTotal: true },
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
          <dt className={clsx(!isTotal && 'text-muted')}>{label}</dt>
          <dd>
            <Money cents={cents} currency={form.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The label of a provincial tax: "GST (5%)". */
function labelOf(row: TotalsRow): string {
  return row.tax ? totalsLabel(row, enCa) : enCa.document[row.label];
}
