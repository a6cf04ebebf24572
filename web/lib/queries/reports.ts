import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { IncomeBy } from '#shared/reports/groups.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { INVOICES_KEY } from './invoices.ts';

/** The sales taxes of a period with their documents; refetched after every change of an invoice. */
export const taxReportQuery = ({ from, to }: ReportRange) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'taxes', from, to],
    queryFn: ({ signal }) => call('GET /reports/taxes', { query: { from, to }, signal }),
    staleTime: 0,
  });

/** What is owed at the end of a day, by default today; refetched after every change of an invoice. */
export const agingQuery = (on?: CalendarDay) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'aging', on ?? 'today'],
    queryFn: ({ signal }) => call('GET /reports/aging', { query: { ...(on && { on }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What was billed and received in the days of a range; refetched after every change of an invoice. */
export const incomeQuery = ({ from, to }: ReportRange, by: IncomeBy) =>
  queryOptions({
    queryKey: [INVOICES_KEY, 'reports', 'income', from, to, by],
    queryFn: ({ signal }) => call('GET /reports/income', { query: { from, to, by }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
