import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChartColumn } from 'lucide-react';
import { INCOME_BY, type IncomeBy } from '#shared/reports/groups.ts';
import type { IncomeReport } from '#shared/reports/schema.ts';
import { currencyParts } from '#web/features/reports/currency-parts.ts';
import { EmptyReport } from '#web/features/reports/empty-report.tsx';
import { PeriodField } from '#web/features/reports/period-field.tsx';
import { PrintedHead } from '#web/features/reports/printed-head.tsx';
import { useReportAddress, useReportRange } from '#web/features/reports/report-address.ts';
import { ReportBar } from '#web/features/reports/report-bar.tsx';
import { isTooLong } from '#web/features/reports/report-periods.ts';
import { TooManyDays } from '#web/features/reports/too-many-days.tsx';
import { downloadTable } from '#web/lib/lists/download-table.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { incomeQuery } from '#web/lib/queries/reports.ts';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { Segments } from '#web/ui/segments.tsx';
import { incomeCsv, totalsOf } from './income-figures.ts';
import { IncomePartCard } from './income-part.tsx';
import { t } from './texts.en.ts';

/** What was billed and received in a range of days, by default this year, by month, customer, product or province. */
export function IncomeTab() {
  const [range, showRange] = useReportRange('thisYear');
  const { by, showBy } = useGroup();
  const hasTooMany = isTooLong(range);
  const query = useQuery({ ...incomeQuery(range, by), enabled: !hasTooMany });
  const { data: report, isPlaceholderData } = query;
  const hasRows = !hasTooMany && report !== undefined && report.rows.length > 0 && !isPlaceholderData;
  return (
    <>
      <ReportBar onExport={hasRows ? () => downloadTable(t.fileName(report), incomeCsv(report)) : undefined}>
        <div className="flex min-w-0 flex-wrap gap-2 max-sm:contents">
          <PeriodField onChange={showRange} range={range} />
          <div className="flex max-sm:order-4">
            <Segments
              legend={t.by}
              onChange={showBy}
              segments={INCOME_BY.map((value) => ({ value, label: t.groups[value] }))}
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
  if (report.rows.length === 0) return <EmptyReport icon={ChartColumn} text={t.noneHint} title={t.none} />;
  const parts = currencyParts(report.rows, totalsOf);
  const hasUnknownPlace = report.by === 'province' && report.rows.some(({ key }) => key === 'unknown');
  return (
    <div
      aria-busy={isOutdated}
      className={clsx('grid grid-cols-1 gap-6 transition-opacity', isOutdated && 'opacity-60')}
    >
      {parts.map((part) => (
        <IncomePartCard by={report.by} isOnly={parts.length === 1} key={part.currency} part={part} />
      ))}
      <p className="text-muted text-xs">
        {report.by === 'product' ? t.productNote : t.note} {hasUnknownPlace && t.unknownPlaceNote}
      </p>
    </div>
  );
}

/** What the address says to group by, months by default, and a function that puts another into it. */
function useGroup(): { by: IncomeBy; showBy: (by: IncomeBy) => void } {
  const [params, change] = useReportAddress();
  const by = INCOME_BY.find((group) => group === params.get('by')) ?? 'month';
  const showBy = (group: IncomeBy) => change({ by: group === 'month' ? null : group }, { replace: true });
  return { by, showBy };
}

const LOADING = (
  <LoadingRegion title={t.loading}>
    <Card>
      <Skeleton className="h-96" />
    </Card>
  </LoadingRegion>
);
