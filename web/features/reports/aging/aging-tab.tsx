import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { HandCoins } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';
import type { AgingReport } from '#shared/reports/schema.ts';
import { PrintedHead } from '#web/features/reports/printed-head.tsx';
import { ReportBar } from '#web/features/reports/report-bar.tsx';
import { downloadCsv } from '#web/lib/lists/csv.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { agingQuery } from '#web/lib/queries/reports.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { agingCsv, partsOf } from './aging-figures.ts';
import { AgingList } from './aging-list.tsx';
import { t } from './texts.en.ts';

/** What is owed at the end of a day, which the address has unless it is today: by customer, and by days after the due day. */
export function AgingTab() {
  const today = useBusinessDay()();
  const [params, setParams] = useSearchParams();
  const on = dayIn(params, today);
  const query = useQuery(agingQuery(on));
  const { data: report, isPlaceholderData } = query;
  const show = (day: CalendarDay) => {
    const next = new URLSearchParams(params);
    if (day === today) next.delete('on');
    else next.set('on', day);
    setParams(next);
  };
  const hasRows = report !== undefined && report.rows.length > 0 && !isPlaceholderData;
  return (
    <>
      <ReportBar onExport={hasRows ? () => downloadCsv(t.fileName({ day: report.on }), agingCsv(report)) : undefined}>
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
  if (report.rows.length === 0) return <NothingOwed on={report.on} />;
  const parts = partsOf(report);
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

/** The day in the address; undefined for today, and for what is no day up to today. */
function dayIn(params: URLSearchParams, today: CalendarDay): CalendarDay | undefined {
  const on = params.get('on') ?? '';
  return isCalendarDay(on) && on < today ? on : undefined;
}

function NothingOwed({ on }: { on: CalendarDay }) {
  return (
    <Card flush>
      <EmptyState
        action={
          <Link className={buttonStyle({ variant: 'secondary' })} to={paths.invoices}>
            {t.toInvoices}
          </Link>
        }
        icon={HandCoins}
        text={t.noneHint({ day: dictionary.shortDay(on) })}
        title={t.none}
      />
    </Card>
  );
}

const LOADING = (
  <LoadingRegion title={t.loading}>
    <Card>
      <Skeleton className="h-72" />
    </Card>
  </LoadingRegion>
);
