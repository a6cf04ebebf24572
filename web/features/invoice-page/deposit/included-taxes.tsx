import { useQuery } from '@tanstack/react-query';
import { withIncludedTaxes } from '#shared/document/included-taxes.ts';
import type { PricedContent } from '#shared/document/pricing.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';

type IncludedTaxesProps = { invoice: Invoice; amount: number; isExempt: boolean };

/** The taxes that the kept part of a deposit includes, as the server will charge them. */
export function IncludedTaxes({ invoice, amount, isExempt }: IncludedTaxesProps) {
  const { data: company } = useQuery(companyQuery);
  const today = useBusinessDay()();
  if (company === undefined) return null;
  const { billingProvince, billingCountry, supplyProvince, taxExemptions, currency } = invoice;
  const taxTreatment = isExempt ? ('exempt' as const) : ('noPst' as const);
  const { taxes = [], items } = withIncludedTaxes<PricedContent>(
    {
      ...{ billingProvince, billingCountry, supplyProvince, taxExemptions },
      issueDate: today,
      items: [{ quantity: 1, rate: amount, taxTreatment }],
    },
    company ?? undefined,
  );
  if (taxes.length === 0) return <p className="text-muted">{t.noTaxes}</p>;
  const rows = [
    { label: t.price, cents: toCents(items[0]?.rate ?? 0) },
    ...taxes.map(({ code, ratePercent, amount: tax }) => ({
      label: `${dictionary.taxName(code)} (${dictionary.percent(ratePercent)})`,
      cents: toCents(tax),
    })),
  ];
  return (
    <section aria-live="polite" className="rounded-md bg-subtle px-3.5 py-3">
      <h3 className="font-medium">{t.included}</h3>
      <dl className="mt-1.5 grid gap-1">
        {rows.map(({ label, cents }) => (
          <div className="flex items-baseline justify-between gap-4" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd>
              <Money cents={cents} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
