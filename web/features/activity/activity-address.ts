import type { ActivityFilter } from '#shared/activity/schema.ts';
import { MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { addDays, type CalendarDay, isCalendarDay, startOfLocalDay } from '#shared/calendar-day.ts';
import { cutText } from '#shared/cut-text.ts';

/** The activity filters in the query string. Both days are local and inclusive. */
export type ActivityAddress = {
  readonly search: string;
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
};

/** Reads the filters from the query string; ignores invalid values. */
export function readActivityAddress(params: URLSearchParams): ActivityAddress {
  const dayOf = (name: string) => [params.get(name) ?? ''].find(isCalendarDay);
  return {
    search: cutText((params.get('search') ?? '').trim(), MAX_SEARCH_LENGTH),
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

/** Writes the filters to the query string. */
export function writeActivityAddress({ search, from, to }: ActivityAddress): Record<string, string> {
  return { ...(search && { search }), ...(from && { from }), ...(to && { to }) };
}

/** The filters as the API's query parameters. */
export function toActivityFilter({ search, from, to }: ActivityAddress): ActivityFilter {
  return {
    ...(search && { search }),
    ...(from && { from: startOfLocalDay(from).toISOString() }),
    ...(to && { to: startOfLocalDay(addDays(to, 1)).toISOString() }),
  };
}
