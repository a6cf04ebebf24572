import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { toCents } from '#shared/money.ts';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { seriesListQuery } from '#web/lib/queries/series.ts';
import { SERIES_STATUS_LABELS } from '#web/parts/series/actions/status-labels.ts';
import { scheduleText } from '#web/parts/series/schedule-text.en.ts';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.tsx';

/** How many are listed. */
const SHOWN = 5;

/** The newest recurring invoices of a customer, with a link to the others; nothing if there are none. */
export function CustomerSeries({ customer: { id, name } }: { customer: Customer }) {
  const { data: list } = useQuery(seriesListQuery({ customerId: id, page: 1, limit: SHOWN }));
  if (!list || list.data.length === 0) return null;
  const more = list.meta.total - list.data.length;
  return (
    <Card title={t.series}>
      <ul aria-label={t.series} className="grid gap-3">
        {list.data.map((series) => (
          <Entry key={series.id} series={series} />
        ))}
      </ul>
      {more > 0 && (
        <Link
          className="mt-4 inline-block rounded-sm text-accent underline"
          to={`${paths.recurring}?search=${encodeURIComponent(name)}`}
        >
          {t.moreSeries({ count: more })}
        </Link>
      )}
    </Card>
  );
}

function Entry({ series: { id, status, schedule, nextDay, total, currency } }: { series: SeriesListItem }) {
  const state = wayBackTo(useLocation());
  const next = status === 'ACTIVE' && nextDay && t.nextOn({ day: dictionary.shortDay(nextDay) });
  return (
    <li>
      <div className="flex items-baseline justify-between gap-x-4">
        <Link
          className="wrap-anywhere rounded-sm font-medium text-accent hover:underline pointer-coarse:py-1"
          state={state}
          to={paths.series(id)}
        >
          {schedule ? scheduleText(schedule) : t.noSchedule}
        </Link>
        <Money cents={toCents(total)} currency={currency} />
      </div>
      <p className="text-muted tabular-nums">{next || SERIES_STATUS_LABELS[status]}</p>
    </li>
  );
}
