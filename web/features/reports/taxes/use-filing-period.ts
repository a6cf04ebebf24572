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
 * The period that the tab opens with: the last full month, quarter or year, as was chosen last in this browser for the
 * business, and a function that keeps a choice. By default the last full quarter, whose return is due next.
 */
export function useFilingPeriod(): [ReportPeriod, (chosen: ReportPeriod | undefined) => void] {
  const { businessId } = useUser();
  const key = `filingPeriod:${businessId}`;
  return [LAST[kept(key) ?? ''] ?? 'lastQuarter', (chosen) => chosen && keep(key, chosen)];
}
