import type { ReportPeriod } from '#web/features/reports/report-periods.ts';
import { keep, kept } from '#web/lib/browser/kept.ts';
import { useUser } from '#web/lib/session/session.ts';

const LAST: Readonly<Record<string, ReportPeriod>> = {
  thisMonth: 'lastMonth',
  lastMonth: 'lastMonth',
  thisYear: 'lastYear',
  lastYear: 'lastYear',
};

/**
 * The period that the taxes open with, and a function that remembers a choice (decision W133): the last full month or year if
 * this browser last chose one for the business, else the last full quarter.
 */
export function useFilingPeriod(): [ReportPeriod, (chosen: ReportPeriod | undefined) => void] {
  const { businessId } = useUser();
  const key = `filingPeriod:${businessId}`;
  return [LAST[kept(key) ?? ''] ?? 'lastQuarter', (chosen) => chosen && keep(key, chosen)];
}
