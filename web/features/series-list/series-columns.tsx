import { toCents } from '#shared/money.ts';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { SeriesBadge } from '#web/parts/series/actions/series-badge.tsx';
import { scheduleText } from '#web/parts/series/schedule-text.en.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { Money } from '#web/ui/money.tsx';
import { SeriesLink } from './series-link.tsx';
import { SeriesState } from './series-state.tsx';
import { t } from './texts.en.ts';

/** The columns of the list of series, besides their actions. */
export const COLUMNS: readonly Column<SeriesListItem>[] = [
  {
    head: t.customer,
    cell: (series) => <SeriesLink className="line-clamp-2 whitespace-normal wrap-anywhere" series={series} />,
    skeleton: 'h-4 w-3/4',
  },
  {
    head: t.schedule,
    cell: ({ schedule }) => (
      <span className="line-clamp-2 text-pretty text-muted whitespace-normal">
        {schedule ? scheduleText(schedule) : t.noSchedule}
      </span>
    ),
    skeleton: 'h-4 w-3/4',
    fullText: ({ schedule }) => (schedule ? scheduleText(schedule) : ''),
  },
  {
    head: t.next,
    cell: ({ nextDay }) => (nextDay ? dictionary.shortDay(nextDay) : t.noNext),
    skeleton: 'h-4 w-22',
    width: 'w-28 @5xl:w-36',
    className: 'whitespace-nowrap text-muted tabular-nums',
  },
  {
    head: t.amount,
    cell: ({ total, currency }) => <Money cents={toCents(total)} className="font-medium" currency={currency} />,
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-30 @5xl:w-40',
    align: 'right',
  },
  {
    head: t.status,
    cell: (series) => (
      <>
        <SeriesBadge {...series} />
        <SeriesState series={series} />
      </>
    ),
    skeleton: 'h-5.5 w-18 rounded-full!',
    width: 'w-32 @5xl:w-44',
  },
];
