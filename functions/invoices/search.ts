import type { Days } from '#functions/data/table/keys.ts';
import type { SearchItem } from '#functions/domain/invoice/search-item.ts';
import { searchMatcher } from '#functions/domain/invoice/search-matcher.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceListStore, ListRange } from './list-store.ts';

/** Invoices per concurrent read, about 360 read units. */
const MAX_PER_RANGE = 10_000;

/**
 * The invoices of a business whose number, customer or email contains a text, ignoring case and accents, or whose total
 * it is, newest first; an empty text finds all. Large businesses are read in concurrent ranges of about `maxPerRange`
 * invoices at most.
 */
export async function searchInvoices(
  store: Pick<InvoiceListStore, 'countByDay' | 'listSearchItems'>,
  { from, to, statuses, text }: ListRange & { text: string },
  maxPerRange = MAX_PER_RANGE,
): Promise<SearchItem[]> {
  if (from > to) return [];
  const days = await store.countByDay({ from, to });
  const ranges = evenRanges({ from, to }, days, maxPerRange);
  const parts = await Promise.all(ranges.map((range) => store.listSearchItems(range)));
  return parts.flat().filter(searchMatcher({ text, statuses }));
}

/**
 * Splits a period into consecutive ranges with about the same number of invoices, newest first; `days` are the days
 * that have invoices, newest first. A day is never split.
 */
export function evenRanges({ from, to }: Days, days: readonly [day: string, count: number][], max: number): Days[] {
  const total = days.reduce((sum, [, count]) => sum + count, 0);
  const size = total / Math.ceil(total / max);
  const ranges: Days[] = [];
  let [end, passed, index] = [to, 0, 0];
  for (const [day, count] of days) {
    const next = Math.floor(passed / size);
    if (next > index) {
      ranges.push({ from: addDays(day, 1), to: end });
      [end, index] = [day, next];
    }
    passed += count;
  }
  return [...ranges, { from, to: end }];
}
