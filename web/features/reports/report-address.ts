import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { isCalendarDay } from '#shared/calendar-day.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { daysOfPeriod, type ReportPeriod } from './report-periods.ts';

/** The tabs of the reports, in their order. */
export const REPORT_TABS = ['taxes', 'aging', 'income', 'files'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];

/** The tab that an address names, the first one by default. */
export function tabIn(params: URLSearchParams): ReportTab {
  return REPORT_TABS.find((tab) => tab === params.get('tab')) ?? REPORT_TABS[0];
}

/** The days in an address; undefined if there are none, or they are no range. */
export function rangeIn(params: URLSearchParams): ReportRange | undefined {
  const [from = '', to = ''] = ['from', 'to'].map((name) => params.get(name) ?? '');
  return isCalendarDay(from) && isCalendarDay(to) && from <= to ? { from, to } : undefined;
}

/** Changes parameters of the address and keeps the others; null removes one. */
type ChangeAddress = (changes: Readonly<Record<string, string | null>>, options?: NavigateOptions) => void;

/** What the address says about the report, and a function that changes it. */
export function useReportAddress(): [URLSearchParams, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const change: ChangeAddress = (changes, options) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, options);
  };
  return [params, change];
}

/**
 * The days of a report, a function that puts others into the address, where all tabs read them, and whether the address has
 * any. Without any, they are those of `initial`.
 */
export function useReportRange(
  initial: ReportPeriod,
): [range: ReportRange, show: (range: ReportRange) => void, isChosen: boolean] {
  const today = useBusinessDay();
  const [params, change] = useReportAddress();
  const chosen = rangeIn(params);
  const show = ({ from, to }: ReportRange) => change({ from, to });
  return [chosen ?? daysOfPeriod(initial, today()), show, chosen !== undefined];
}
