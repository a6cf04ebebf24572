import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { HandCoins } from 'lucide-react';
import { type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';
import type { AgingReport } from '#shared/reports/schema.ts';
import { currencyParts } from '#web/features/reports/currency-parts.ts';
import { EmptyReport } from '#web/features/reports/empty-report.tsx';
import { PrintedHead } from '#web/features/reports/printed-head.tsx';
import { useReportAddress } from '#web/features/reports/report-address.ts';
import { ReportBar } from '#web/features/reports/report-bar.tsx';
import { downloadTable } from '#web/lib/lists/download-table.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { agingQuery } from '#web/lib/queries/reports.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { agingCsv, totalsOf } from './aging-figures.ts';
import { AgingList } from './aging-list.tsx';
import { t } from './texts.en.ts';

/** What is owed at the end of a day, by customer and days after the due day. The address has the day, unless it is today. */
export function AgingTab() {
  const today = useBusinessDay()();
  const [params, change] = useReportAddress();
  const on = dayIn(params, today);
  const query = useQuery(agingQuery(on));
  const { data: report, isPlaceholderData } = query;
  const show = (day: CalendarDay) => change({ on: day === today ? null : day });
  const hasRows = report !== undefined && report.rows.length > 0 && !isPlaceholderData;
  return (
    <>
      <ReportBar onExport={hasRows ? () => downloadTable(t.fileName({ day: report.on }), agingCsv(report)) : undefined}>
        <Field className="flex-row! items-center gap-3!" label={t.asOf} labelClassName="whitespace-nowrap">
          <DatePicker displayFormat={dictionary.shortDay} max={today} onChange={show} value={on ?? today} />
        </Field>
      </ReportBar>
      <PrintedHead title={t.printed({ day: dictionary.shortDay(on ?? today) })} />
      <Fetched failure={{ title: t.notLoaded }} isCard query={query} skeleton={LOADING}>
        {(shown) => <Report isOutdated={isPlaceholderData} report={shown} today={today} />}
      </Fetched>
    </>
  );
}

type ReportProps = {
  report: AgingReport;
  today: CalendarDay;
  /** Whether another one is being loaded. */
  isOutdated: boolean;
};

function Report({ report, today, isOutdated }: ReportProps) {
  if (report.rows.length === 0) {
    const day = dictionary.shortDay(report.on);
    return <EmptyReport icon={HandCoins} text={t.noneHint({ day })} title={t.none} />;
  }
  const parts = currencyParts(report.rows, totalsOf);
  return (
    <div
      aria-busy={isOutdated}
      className={clsx('grid grid-cols-1 gap-6 transition-opacity', isOutdated && 'opacity-60')}
    >
      {parts.map((part) => (
        <AgingList isOnly={parts.length === 1} key={part.currency} part={part} />
      ))}
      <p className="text-muted text-xs">
        {t.note} {report.on < today && t.creditNow}
      </p>
    </div>
  );
}

/** The day in the address; undefined for today and anything that is not an earlier day. */
function dayIn(params: URLSearchParams, today: CalendarDay): CalendarDay | undefined {
  const on = params.get('on') ?? '';
  return isCalendarDay(on) && on < today ? on : undefined;
}

const LOADING = (
  <LoadingRegion title={t.loading}>
    <Card>
      <Skeleton className="h-72" />
    </Card>
  </LoadingRegion>
);
