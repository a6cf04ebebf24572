import { clsx } from 'clsx';
import { upperFirst } from '#shared/letter-case.ts';
import type { IncomeBy } from '#shared/reports/groups.ts';
import { currencyName } from '#web/lib/locale/currency-names.en.ts';
import { BarKey } from '#web/parts/charts/bar-key.tsx';
import { MonthBars } from '#web/parts/charts/month-bars.tsx';
import { monthName } from '#web/parts/charts/month-name.ts';
import { Card } from '#web/ui/card.tsx';
import { useIsWide } from '#web/ui/lists/use-is-wide.ts';
import { Money } from '#web/ui/money.tsx';
import { IncomeCards } from './income-cards.tsx';
import type { IncomePart } from './income-figures.ts';
import { IncomeTable } from './income-table.tsx';
import { t } from './texts.en.ts';

type IncomePartCardProps = {
  part: IncomePart;
  by: IncomeBy;
  /** Whether all income is in this currency, which then needs no title. */
  isOnly: boolean;
};

/** Minimum width of the list in px for a table. */
const TABLE_FROM = 560;

/** Income in one currency: what was billed and received in all, a chart of the months, and their figures. */
export function IncomePartCard({ part, by, isOnly }: IncomePartCardProps) {
  const { currency, rows, totals } = part;
  const { ref, isWide } = useIsWide(TABLE_FROM);
  const List = isWide ? IncomeTable : IncomeCards;
  const hasFigures = rows.some(({ billedCents, receivedCents }) => billedCents || receivedCents);
  const hasChart = by === 'month' && rows.length > 1 && hasFigures;
  const figures = [
    { of: 'billed', label: t.billed, cents: totals.billedCents },
    { of: 'received', label: t.received, cents: totals.receivedCents },
  ] as const;
  return (
    <Card className="overflow-clip" flush title={!isOnly && upperFirst(currencyName(currency))}>
      <dl className={clsx('flex flex-wrap gap-x-6 gap-y-3 px-5 pb-5 sm:gap-x-10 sm:px-6', isOnly && 'pt-5')}>
        {figures.map(
          ({ of, label, cents }) =>
            cents !== undefined && (
              <div key={label}>
                <dt className="flex items-center gap-2 text-muted">
                  {hasChart && <BarKey of={of} />}
                  {label}
                </dt>
                <dd>
                  <Money cents={cents} className="font-semibold text-lg sm:text-xl" currency={currency} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {hasChart && (
        <div aria-label={chartName(part)} className="px-5 pb-6 sm:px-6" role="img">
          <MonthBars currency={currency} months={rows} />
        </div>
      )}
      <div ref={ref}>
        <List by={by} part={part} />
      </div>
    </Card>
  );
}

/** The months that the chart shows, in words. */
function chartName({ currency, rows }: IncomePart): string {
  const [first = '', last = ''] = [rows[0], rows.at(-1)].map((month) => month && monthName(month.key, 'long'));
  return t.chart({ first, last, currency });
}
