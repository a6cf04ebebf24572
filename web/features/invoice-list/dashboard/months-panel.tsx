import { monthEnd } from '#shared/calendar-day.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { IncomeRow } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { BarKey } from '#web/parts/charts/bar-key.tsx';
import { MonthBars } from '#web/parts/charts/month-bars.tsx';
import { monthName } from '#web/parts/charts/month-name.ts';
import { Money } from '#web/ui/money.tsx';
import { NothingHere, Panel } from './panel.tsx';
import { t } from './texts.en.ts';

type MonthsPanelProps = {
  /** In this currency; undefined if they are too many to count. */
  months: readonly IncomeRow[] | undefined;
  currency: InvoiceCurrency;
};

/** Height of the bars in px. */
const HEIGHT = 104;

/** What was billed and received in the last six months: bars, or for screen readers a table. */
export function MonthsPanel({ months, currency }: MonthsPanelProps) {
  const sum = (centsOf: (month: IncomeRow) => number) => (months ?? []).reduce((cents, it) => cents + centsOf(it), 0);
  const figures = [
    { of: 'billed', label: t.billed, cents: sum(({ billedCents }) => billedCents) },
    { of: 'received', label: t.received, cents: sum(({ receivedCents = 0 }) => receivedCents) },
  ] as const;
  const hasFigures = months?.some(({ billedCents, receivedCents }) => billedCents || receivedCents);
  return (
    <Panel report={{ to: incomePath(months), label: t.incomeReport }} title={t.months}>
      {hasFigures && months ? (
        <>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 px-4 pt-1.5">
            {figures.map(({ of, label, cents }) => (
              <div key={of}>
                <dt className="flex items-center gap-1.5 text-muted text-xs">
                  <BarKey of={of} />
                  {label}
                </dt>
                <dd>
                  <Money cents={cents} className="font-semibold text-sm" currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
          <div aria-hidden="true" className="mt-auto px-4 pt-3 pb-3">
            <MonthBars currency={currency} height={HEIGHT} months={months} />
          </div>
          <MonthsTable currency={currency} months={months} />
        </>
      ) : (
        <NothingHere>{months ? t.noMonths : t.tooMany}</NothingHere>
      )}
    </Panel>
  );
}

/** The report of the same months; without any, the report as it opens. */
function incomePath(months: readonly IncomeRow[] = []): string {
  const [first, last] = [months[0], months.at(-1)];
  const days = first && last ? `&from=${first.key}-01&to=${monthEnd(`${last.key}-01`)}` : '';
  return `${paths.reports}?tab=income${days}`;
}

/** The figures of the bars, for screen readers. */
function MonthsTable({ months, currency }: { months: readonly IncomeRow[]; currency: InvoiceCurrency }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{t.monthsIn({ currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t.month}</th>
            <th scope="col">{t.billed}</th>
            <th scope="col">{t.received}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ key, billedCents, receivedCents = 0 }) => (
            <tr key={key}>
              <th scope="row">{monthName(key, 'long')}</th>
              <td>{dictionary.amount(billedCents)}</td>
              <td>{dictionary.amount(receivedCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
