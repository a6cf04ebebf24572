import { useSearchParams } from 'react-router-dom';
import type { ReportRange } from '#shared/reports/schema.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { rangeIn } from './report-address.ts';
import { daysOfPeriod, type ReportPeriod } from './report-periods.ts';

/**
 * The days of a report, and a function that puts others into the address, where all tabs read them. Without any in the
 * address, they are those of `initial`.
 */
export function useReportRange(initial: ReportPeriod): [ReportRange, (range: ReportRange) => void] {
  const today = useBusinessDay();
  const [params, setParams] = useSearchParams();
  const range = rangeIn(params) ?? daysOfPeriod(initial, today());
  const show = ({ from, to }: ReportRange) => {
    const next = new URLSearchParams(params);
    next.set('from', from);
    next.set('to', to);
    setParams(next);
  };
  return [range, show];
}
