import { clsx } from 'clsx';
import { enCa } from '#shared/locale/en-ca.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { formTotals } from '#web/features/invoice-editor/model/payload.ts';
import { Money } from '#web/ui/money.tsx';

/** The totals; adjustments only if above zero (spec 1 §9). */
export function TotalsBreakdown({ form }: { form: InvoiceForm }) {
  const totals = formTotals(form);
  const { subtotal, discount, shipping, tax, total } = enCa.document;
  const lines = [
    { label: subtotal, cents: totals.subtotalCents, isShown: true },
    { label: discount, cents: -totals.discountCents, isShown: totals.discountCents > 0 },
    { label: shipping, cents: totals.shippingCents, isShown: totals.shippingCents > 0 },
    { label: tax, cents: totals.taxCents, isShown: totals.taxCents > 0 },
    { label: total, cents: totals.totalCents, isShown: true, isTotal: true },
  ].filter(({ isShown }) => isShown);
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
