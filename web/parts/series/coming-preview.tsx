import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { toCents } from '#shared/money.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { Series, SeriesPreview } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { seriesPreviewQuery } from '#web/lib/queries/series.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Money } from '#web/ui/money.tsx';
import { scheduleText } from './schedule-text.en.ts';
import { seriesContent } from './series-content.ts';
import { t } from './texts.en.ts';

/** What a series would bring with a schedule, after what it made; nothing while the schedule is incomplete. */
export function useComing(series: Series, schedule: Schedule | undefined) {
  const firstDay = series.coming[0]?.day ?? '2000-01-01';
  const { lastMade, madeCount } = series;
  const made = lastMade ? { count: madeCount, last: lastMade } : undefined;
  const body = { ...seriesContent(series), schedule: schedule ?? { ...NONE, firstDay }, ...(made && { made }) };
  return useQuery({ ...seriesPreviewQuery(body), enabled: schedule !== undefined });
}

const NONE = { unit: 'month', interval: 1, end: 'never', daysInAdvance: 0, hour: 0 } as const;

type ComingPreviewProps = {
  series: Pick<Series, 'currency'>;
  schedule: Schedule | undefined;
  coming: ReturnType<typeof useComing>;
};

/** The schedule in words, and its next three invoices with their amounts. */
export function ComingPreview({ series: { currency }, schedule, coming }: ComingPreviewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-subtle px-4 py-3">
      <h3 className="font-semibold text-sm" id={id}>
        {t.next}
      </h3>
      <p className="text-pretty text-muted text-sm">{schedule ? scheduleText(schedule) : t.incomplete}</p>
      {schedule && <Coming {...{ currency, coming }} />}
    </section>
  );
}

function Coming({ currency, coming }: Pick<Series, 'currency'> & Pick<ComingPreviewProps, 'coming'>) {
  const { data, isError, refetch } = coming;
  if (data) return <Days currency={currency} days={data.coming} />;
  if (!isError) return <Skeleton className="mt-2 h-20 w-full" />;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-sm" role="status">
      {t.previewFailed}
      <Button onClick={() => refetch()} size="sm" variant="secondary">
        {t.tryAgain}
      </Button>
    </div>
  );
}

function Days({ currency, days }: Pick<Series, 'currency'> & { days: SeriesPreview['coming'] }) {
  if (days.length === 0) return <p className="mt-2 text-sm">{t.noneAhead}</p>;
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {days.map(({ day, dueDate, total }) => (
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5" key={day}>
          <span>
            <span className="font-medium tabular-nums">{dictionary.shortDay(day)}</span>{' '}
            <span className="text-muted text-xs max-sm:block">{t.dueOn({ day: dictionary.shortDay(dueDate) })}</span>
          </span>
          <Money cents={toCents(total)} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
