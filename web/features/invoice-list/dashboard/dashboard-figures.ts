import type { InvoiceCurrency } from '#shared/money.ts';
import type { Dashboard } from '#shared/reports/dashboard.ts';

type Figures = Pick<Dashboard, 'months' | 'aging'>;

/** The currencies with figures, the one of the most money first. */
export function currenciesOf({ months = [], aging = [] }: Figures): InvoiceCurrency[] {
  const weights = new Map<InvoiceCurrency, number>();
  const add = (currency: InvoiceCurrency, cents: number) =>
    weights.set(currency, (weights.get(currency) ?? 0) + Math.abs(cents));
  for (const { currency, billedCents, receivedCents = 0 } of months) add(currency, billedCents + receivedCents);
  for (const { currency, totalCents } of aging) add(currency, totalCents);
  return [...weights]
    .filter(([, cents]) => cents > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([currency]) => currency);
}
