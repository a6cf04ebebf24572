import { useQuery } from '@tanstack/react-query';
import type { FilingPeriod } from '#shared/reports/return-settings.ts';
import type { ReportPeriod } from '#web/features/reports/report-periods.ts';
import { returnSettingsQuery } from '#web/lib/queries/return-settings.ts';

const LAST: Readonly<Record<FilingPeriod, ReportPeriod>> = {
  month: 'lastMonth',
  quarter: 'lastQuarter',
  year: 'lastYear',
};

/**
 * The period that the taxes open with: the last full one that the business files (decision W139); undefined until that is
 * known. If that cannot be loaded, a quarter.
 */
export function useFilingPeriod(): ReportPeriod | undefined {
  const { data, isError } = useQuery(returnSettingsQuery);
  if (isError) return LAST.quarter;
  return data && LAST[data.period];
}
