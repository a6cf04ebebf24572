import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import { currentTotal, type TotalDependencies } from '#functions/domain/series/current-total.ts';
import { nextOf, statusOf } from '#functions/domain/series/due-at.ts';
import { followedBy } from '#functions/domain/series/followed-prices.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { SeriesFields, SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { PageMeta } from '#shared/api/page.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { fieldsAt, picked } from '#shared/document/fields.ts';
import { fromCents } from '#shared/money.ts';
import { matchesSearch } from '#shared/search-text.ts';
import type { SeriesListItem, SeriesListQuery } from '#shared/series/schema.ts';

const DEFAULT_LIMIT = 10;

/** What a search of series reads. */
const SEARCHED = fieldsAt('search');

/** What their status depends on. */
const PROGRESS = ['status', 'schedule', 'next', 'madeCount', 'skipped', 'pausedUntil'] as const;

type Listing = { readonly businessId: string; readonly query: SeriesListQuery; readonly now: Date };

type Dependencies = TotalDependencies & {
  readonly series: Pick<SeriesStore, 'page' | 'followed'>;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};

/** A page of series, newest first unless sorted otherwise. */
export async function listSeries(
  dependencies: Dependencies,
  { businessId, query, now }: Listing,
): Promise<{ data: SeriesListItem[]; meta: PageMeta }> {
  const { page = 1, limit = DEFAULT_LIMIT, sortBy: sort = 'createdAt', sortOrder: order } = query;
  const { series, businesses } = dependencies;
  const today = await todayOf(businesses, businessId, now);
  const { items, meta } = await series.page({ page, limit, sort, order, search: searchOf(query, today) });
  const data = await Promise.all(
    items.map(async (item) => toRow({ ...item, totalCents: await totalOf(dependencies, item, { today, now }) }, today)),
  );
  return { data, meta };
}

/** The total as stored, unless the series follows prices, which may have changed since. */
async function totalOf(
  dependencies: Dependencies,
  series: SeriesRecord,
  on: Parameters<typeof currentTotal>[2],
): Promise<number> {
  if (followedBy(series).length === 0) return series.totalCents;
  return currentTotal(dependencies, await dependencies.series.followed(series), on);
}

/** The filters of the list; undefined without any, so that a page is read by itself. */
function searchOf(query: SeriesListQuery, today: CalendarDay): Search<SeriesFields> | undefined {
  const { searchQuery, status, customerId } = query;
  if (!searchQuery && !status && !customerId) return undefined;
  return {
    fields: [...SEARCHED, ...PROGRESS, 'customerId'],
    rank(found) {
      if (customerId && customerId !== found.customerId) return NO_MATCH;
      const { status: stored = 'DRAFT', next = 0, madeCount = 0, skipped = [], ...rest } = found;
      if (status && status !== statusOf({ ...rest, status: stored, next, madeCount, skipped }, today)) return NO_MATCH;
      const texts = SEARCHED.map((field) => found[field]);
      return !searchQuery || matchesSearch(searchQuery, ...texts) ? 0 : NO_MATCH;
    },
  };
}

function toRow(series: SeriesRecord, today: CalendarDay): SeriesListItem {
  const { id, mode, schedule, pausedUntil, madeCount, held, missed, customerId, totalCents, currency } = series;
  return {
    ...{ id, mode, schedule, madeCount, held, customerId, currency },
    ...picked(fieldsAt('billTo', 'list'), series),
    status: statusOf(series, today),
    pausedUntil: pausedUntil && pausedUntil > today ? pausedUntil : undefined,
    missed: missed && [...missed],
    nextDay: nextOf(series),
    total: fromCents(totalCents),
  };
}
