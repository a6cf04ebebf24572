import { clsx } from 'clsx';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { IncomeRow } from '#shared/reports/schema.ts';
import { dictionary, LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { BAR_STYLES } from './bar-styles.ts';
import { ticksOf } from './chart-scale.ts';
import { monthName } from './month-name.ts';
import { t } from './texts.en.ts';

type MonthBarsProps = {
  months: readonly IncomeRow[];
  currency: InvoiceCurrency;
  /** Height of the bars in px. */
  height?: number;
};

/** The space above and below the bars for half a line of text, in px. */
const EDGE = 10;

/**
 * Bars of what was billed and received each month in one currency. A picture, to be named or hidden where it is shown: the
 * same figures must be near it.
 */
export function MonthBars({ months, currency, height = 192 }: MonthBarsProps) {
  const ticks = ticksOf(months.flatMap(({ billedCents, receivedCents = 0 }) => [billedCents, receivedCents]));
  const [lowest = 0, highest = 0] = [ticks[0], ticks.at(-1)];
  const yOf = (cents: number) => EDGE + ((highest - cents) / (highest - lowest)) * height;
  return (
    <div className="flex gap-2 text-muted text-xs tabular-nums">
      <div className="relative w-12 shrink-0">
        {ticks.map((tick) => (
          <span className="absolute right-0 -translate-y-1/2 whitespace-nowrap" key={tick} style={{ top: yOf(tick) }}>
            {COMPACT.format(tick / 100)}
          </span>
        ))}
      </div>
      {/* Bars of few months would be too wide. */}
      <div className="min-w-0 flex-1" style={{ maxWidth: `${months.length * 8}rem` }}>
        <svg aria-hidden="true" className="block overflow-visible" height={height + 2 * EDGE} width="100%">
          {ticks.map((tick) => (
            <line
              className={clsx(tick === 0 ? 'stroke-control' : 'stroke-line', 'forced-colors:stroke-[GrayText]')}
              key={tick}
              x2="100%"
              y1={yOf(tick)}
              y2={yOf(tick)}
            />
          ))}
          {months.map((month, place) => (
            <Bars count={months.length} currency={currency} key={month.key} month={month} place={place} yOf={yOf} />
          ))}
        </svg>
        <MonthLabels months={months} />
      </div>
    </div>
  );
}

type BarsProps = {
  month: IncomeRow;
  currency: InvoiceCurrency;
  /** Which of how many months it is. */
  place: number;
  count: number;
  yOf: (cents: number) => number;
};

/** The two bars of a month; its figures show on hover. */
function Bars({ month, currency, place, count, yOf }: BarsProps) {
  const { key, billedCents, receivedCents = 0 } = month;
  const percent = (months: number) => `${(months / count) * 100}%`;
  const amount = (cents: number) => `${dictionary.amount(cents)} ${currency}`;
  const bar = (cents: number) => ({
    height: Math.abs(yOf(0) - yOf(cents)),
    width: percent(0.3),
    y: Math.min(yOf(0), yOf(cents)),
  });
  return (
    <g>
      <title>
        {t.bar({ month: monthName(key, 'long'), billed: amount(billedCents), received: amount(receivedCents) })}
      </title>
      <rect fill="transparent" height="100%" width={percent(1)} x={percent(place)} />
      <rect {...bar(billedCents)} className={BAR_STYLES.billed} rx="2" x={percent(place + 0.17)} />
      <rect
        {...bar(receivedCents)}
        className={clsx(receivedCents !== 0 && BAR_STYLES.received)}
        fill="none"
        rx="2"
        x={percent(place + 0.53)}
      />
    </g>
  );
}

/** With more months than this, a phone shows only every third label. */
const MAX_LABELS = 6;

/** The names of the months; the first and each January have their year. */
function MonthLabels({ months }: Pick<MonthBarsProps, 'months'>) {
  const count = months.length;
  const styleOf = (place: number) =>
    place % 3 === 0 && place + 3 <= count ? 'max-sm:col-span-3 max-sm:text-left' : 'max-sm:hidden';
  return (
    <div className="mt-1 grid text-center" style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
      {months.map(({ key }, place) => (
        <span className={clsx(count > MAX_LABELS && styleOf(place))} key={key}>
          {monthName(key, 'short')}
          {(place === 0 || key.endsWith('-01')) && <span className="block">{key.slice(0, 4)}</span>}
        </span>
      ))}
    </div>
  );
}

const COMPACT = new Intl.NumberFormat(LOCALE, { notation: 'compact' });
