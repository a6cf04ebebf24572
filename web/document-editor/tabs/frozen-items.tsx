import type { PricedContent } from '#shared/document/pricing.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { type InvoiceCurrency, toCents } from '#shared/money.ts';
import type { toItem } from '#web/document-editor/model/payload.ts';
import { dictionary, LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.tsx';
import { TotalsBreakdown } from './totals-breakdown.tsx';

const QUANTITY = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 4, useGrouping: false });

type FrozenItemsProps = {
  items: readonly ReturnType<typeof toItem>[];
  content: PricedContent;
  currency: InvoiceCurrency;
};

/** The read-only lines of an invoice locked by payments. */
export function FrozenItems({ items, content, currency }: FrozenItemsProps) {
  const totals = invoiceTotals(content);
  return (
    <>
      <ol aria-label={t.lines} className="divide-y divide-line">
        {items.map(({ name, description, quantity, unit, rate, taxTreatment, supplyCategory }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal, are read only here and hold no state
          <li className="flex items-baseline justify-between gap-4 py-3 first:pt-0" key={index}>
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{name}</p>
              {description && <p className="wrap-anywhere whitespace-pre-line text-muted">{description}</p>}
              <p className="text-muted text-xs tabular-nums">
                {QUANTITY.format(quantity)}
                {unit && (
                  <>
                    {'\u00a0'}
                    <bdi>{unit}</bdi>
                  </>
                )}{' '}
                × {dictionary.amount(toCents(rate))}
                {taxTreatment && ` · ${TAX_TREATMENT_LABELS[taxTreatment]}`}
                {!taxTreatment && supplyCategory && ` · ${SUPPLY_CATEGORY_LABELS[supplyCategory]}`}
              </p>
            </div>
            <Money cents={totals.lineCents[index] ?? 0} currency={currency} />
          </li>
        ))}
      </ol>
      <div className="border-line border-t pt-4">
        <TotalsBreakdown className="ml-auto sm:w-72" {...{ content, totals, currency }} />
      </div>
    </>
  );
}
