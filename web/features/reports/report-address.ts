import { isCalendarDay } from '#shared/calendar-day.ts';
import type { ReportRange } from '#shared/reports/schema.ts';

/** The tabs of the reports, in their order. */
export const REPORT_TABS = ['taxes', 'aging', 'income'] as const;
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
