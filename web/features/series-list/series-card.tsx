import { toCents } from '#shared/money.ts';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { SeriesRowMenu } from '#web/parts/series/actions/row-menu.tsx';
import { SeriesBadge } from '#web/parts/series/actions/series-badge.tsx';
import type { ActOnSeries } from '#web/parts/series/actions/use-series-actions.ts';
import { scheduleText } from '#web/parts/series/schedule-text.en.ts';
import { Money } from '#web/ui/money.tsx';
import { SeriesLink } from './series-link.tsx';
import { SeriesState } from './series-state.tsx';
import { t } from './texts.en.ts';

/** A series in a narrow list. */
export function SeriesCard({ series, act }: { series: SeriesListItem; act: ActOnSeries }) {
  const { schedule, nextDay, total, currency, status } = series;
  return (
    <div className="pt-2 pb-4">
      <div className="flex h-10 items-center gap-4">
        <SeriesLink className="min-w-0 truncate py-2" series={series} />
        <div className="-mr-3 ml-auto flex shrink-0 items-center">
          <SeriesRowMenu act={act} series={series} />
        </div>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 text-pretty">{schedule ? scheduleText(schedule) : t.noSchedule}</p>
        <Money cents={toCents(total)} className="font-semibold text-base" currency={currency} />
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="text-muted text-xs tabular-nums">
          {nextDay ? t.nextOn({ day: dictionary.shortDay(nextDay) }) : t.noNext}
        </p>
        <SeriesBadge status={status} />
      </div>
      <div className="flex flex-col items-end text-right">
        <SeriesState series={series} />
      </div>
    </div>
  );
}
