import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChartColumn } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { IncomeBy, IncomeReport } from '#shared/reports/schema.ts';
import { PeriodField } from '#web/features/reports/period-field.tsx';
import { PrintedHead } from '#web/features/reports/printed-head.tsx';
import { ReportBar } from '#web/features/reports/report-bar.tsx';
import { isTooLong } from '#web/features/reports/report-periods.ts';
import { TooManyDays } from '#web/features/reports/too-many-days.tsx';
import { useReportRange } from '#web/features/reports/use-report-range.ts';
import { downloadCsv } from '#web/lib/lists/csv.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { incomeQuery } from '#web/lib/queries/reports.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { GROUPS, incomeCsv, partsOf } from './income-figures.ts';
import { IncomePartCard } from './income-part.tsx';
import { t } from './texts.en.ts';

/** What was billed and received in the days of the address, by default this year: by month, customer, product or province. */
export function IncomeTab() {
  const [range, showRange] = useReportRange('thisYear');
  const { by, showBy } = useGroup();
  const hasTooMany = isTooLong(range);
  const query = useQuery({ ...incomeQuery(range, by), enabled: !hasTooMany });
  const { data: report, isPlaceholderData } = query;
  const hasRows = !hasTooMany && report !== undefined && report.rows.length > 0 && !isPlaceholderData;
  return (
    <>
      <ReportBar onExport={hasRows ? () => downloadCsv(t.fileName(report), incomeCsv(report)) : undefined}>
        <div className="flex min-w-0 flex-wrap gap-2 max-sm:contents">
          <PeriodField onChange={showRange} range={range} />
          <div className="flex max-sm:order-4">
            <Segments
              legend={t.by}
              onChange={showBy}
              segments={GROUPS.map((value) => ({ value, label: t.groups[value] }))}
              value={by}
            />
          </div>
        </div>
      </ReportBar>
      <PrintedHead title={t.printed({ days: rangeText(range, dictionary.shortDay) })} />
      {hasTooMany ? (
        <TooManyDays />
      ) : (
        <Fetched failure={{ title: t.notLoaded }} isCard query={query} skeleton={LOADING}>
          {(shown) => <Report isOutdated={isPlaceholderData} report={shown} />}
        </Fetched>
      )}
    </>
  );
}

/** The parts of a report; `isOutdated` while another loads. */
function Report({ report, isOutdated }: { report: IncomeReport; isOutdated: boolean }) {
  if (report.rows.length === 0) return <NoIncome />;
  const parts = partsOf(report);
  return (
    <div
      aria-busy={isOutdated}
      className={clsx('grid grid-cols-1 gap-6 transition-opacity', isOutdated && 'opacity-60')}
    >
      {parts.map((part) => (
        <IncomePartCard by={report.by} isOnly={parts.length === 1} key={part.currency} part={part} />
      ))}
      <p className="text-muted text-xs">{report.by === 'product' ? t.productNote : t.note}</p>
    </div>
  );
}

/** What the address says to group by, months by default, and a function that puts another into it. */
function useGroup(): { by: IncomeBy; showBy: (by: IncomeBy) => void } {
  const [params, setParams] = useSearchParams();
  const by = GROUPS.find((group) => group === params.get('by')) ?? 'month';
  const showBy = (group: IncomeBy) => {
    const next = new URLSearchParams(params);
    if (group === 'month') next.delete('by');
    else next.set('by', group);
    setParams(next, { replace: true });
  };
  return { by, showBy };
}

function NoIncome() {
  return (
    <Card flush>
      <EmptyState
        action={
          <Link className={buttonStyle({ variant: 'secondary' })} to={paths.invoices}>
            {t.toInvoices}
          </Link>
        }
        icon={ChartColumn}
        text={t.noneHint}
        title={t.none}
      />
    </Card>
  );
}

const LOADING = (
  <LoadingRegion title={t.loading}>
    <Card>
      <Skeleton className="h-96" />
    </Card>
  </LoadingRegion>
);
