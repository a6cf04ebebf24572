import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ActivityFilter } from '#shared/activity/schema.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { call } from '#web/lib/api/call.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { csvFormat } from '#web/lib/lists/file-format.ts';
import { t } from './texts.en.ts';

/** The business's activity, newest first, page by page. Always refetched: all members add to it. */
export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam, signal }) => call('GET /activity', { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * Downloads the activity as a CSV file named after the day. Returns false, without a file, if no entry matches the
 * filter.
 */
export async function downloadActivity(filter: ActivityFilter, today: CalendarDay): Promise<boolean> {
  const csv = await call('GET /activity/export', { query: { ...filter, csvFormat: csvFormat() } });
  const isEmpty = !(await csv.text()).trim().includes('\n');
  if (!isEmpty) saveFile(csv, t.activityFile({ day: today }));
  return !isEmpty;
}
