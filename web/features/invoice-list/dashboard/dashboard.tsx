import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { Dashboard as DashboardData } from '#shared/reports/dashboard.ts';
import { dashboardQuery } from '#web/lib/queries/reports.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { AgingPanel } from './aging-panel.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { DashboardSkeleton, PANELS } from './dashboard-skeleton.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { t } from './texts.en.ts';

/** What needs attention, the last six months and what is owed; a failure keeps nobody from the list. */
export function Dashboard() {
  const { data, isPending, refetch } = useQuery(dashboardQuery);
  if (isPending) return <DashboardSkeleton />;
  if (data) return <Panels dashboard={data} />;
  return (
    <div className="col-span-2 flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4">
      <p className="text-muted">{t.failed}</p>
      <Button onClick={() => refetch()} size="sm" variant="secondary">
        {t.tryAgain}
      </Button>
    </div>
  );
}

/** The panels, the amounts in one currency at a time, which is chosen beside the line above. */
function Panels({ dashboard }: { dashboard: DashboardData }) {
  const currencies = currenciesOf(dashboard);
  const [chosen, setChosen] = useState<InvoiceCurrency>();
  const [main = 'CAD'] = currencies;
  const currency = chosen && currencies.includes(chosen) ? chosen : main;
  const { on, months, aging, attention } = dashboard;
  return (
    <>
      {currencies.length > 1 && (
        <div className="justify-self-end">
          <Segments
            legend={t.currency}
            onChange={setChosen}
            segments={currencies.map((value) => ({ value, label: value }))}
            value={currency}
          />
        </div>
      )}
      <div className={attention ? PANELS.three : PANELS.two}>
        {attention && <AttentionPanel attention={attention} today={on} />}
        <MonthsPanel currency={currency} months={months?.filter((month) => month.currency === currency)} />
        <AgingPanel aged={aging?.find((aged) => aged.currency === currency)} currency={currency} isKnown={!!aging} />
      </div>
    </>
  );
}

/** The currencies with figures, the one of the most money first. */
function currenciesOf({ months = [], aging = [] }: DashboardData): InvoiceCurrency[] {
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
