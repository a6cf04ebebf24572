import { type SearchItem, searchCopyKey } from '#functions/data/invoice-search.ts';
import { CHANGES_KEPT_DAYS, type SearchChange } from '#functions/data/search-changes.ts';
import { failureFields, logLine } from '#functions/http/log.ts';
import type { Files } from '#functions/services/files.ts';
import { recentCopies } from './recent-copies.ts';
import { packCopy, type SearchCopy, unpackCopy } from './search-copy.ts';
import type { SearchStore } from './search-store.ts';

export type SearchCopies = {
  /** The search items of a business, in any order; `count` is how many invoices it had at `now` or a little later. */
  read: (businessId: string, state: { count: number; now: Date }) => Promise<readonly SearchItem[]>;
};

const ALL_DAYS = { from: '0000-00-00', to: '9999-99-99' };
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/** A change is committed that soon after its instant, whatever clocks differ: no function tries for as long. */
const COMMITTED_WITHIN_MS = 300 * SECOND_MS;
/** Far more than two clocks differ. */
const CLOCKS_DIFFER_MS = 60 * SECOND_MS;
/** An older copy is no use: changes since may be forgotten by now. */
const USABLE_DAYS = CHANGES_KEPT_DAYS - 1;
const RENEWED_DAYS = 7;
/** So many changes cost a search 50 read units. */
const RENEW_AFTER = 1_000;

type Parts = { readonly store: SearchStore; readonly files: Pick<Files, 'get' | 'put'> };

/**
 * Reads the search items of large businesses without a pass over them: from a copy, kept in memory and packed in a file,
 * and the changes since. Why that is what the table holds:
 * - A change is noted in its own transaction, under an instant just before. What was noted before a copy's `since`, five
 *   minutes before it was read, was committed by then and is in it; what was noted later, every search reads.
 * - Of the changes of an item the newest version counts, and applying it twice does no harm. Clocks may have put it
 *   before an older one, so changes are read from a minute before `since`; when the newest is from there, it is in the copy.
 * - So any copy is right by itself: many may be made at once, and one that is lost, broken or old is only made anew. So
 *   is one whose number of items is not that of the invoices while nothing changes.
 * A copy that cannot be kept or read costs a pass, never the search.
 */
export function searchCopies({ store, files }: Parts, renewAfter = RENEW_AFTER): SearchCopies {
  const recent = recentCopies();

  async function find(businessId: string, now: Date): Promise<SearchCopy | undefined> {
    const isUsable = (copy: SearchCopy | undefined) => copy && copy.since > earlier(now, USABLE_DAYS * DAY_MS);
    const known = recent.get(businessId);
    if (isUsable(known)) return known;
    try {
      const bytes = await files.get(searchCopyKey(businessId));
      const copy = bytes && (await unpackCopy(bytes));
      if (!copy || !isUsable(copy)) return undefined;
      recent.set(businessId, copy);
      return copy;
    } catch (error) {
      logLine('warn', { event: 'search-copy-unreadable', ...failureFields(error) });
      return undefined;
    }
  }

  async function keep(businessId: string, copy: SearchCopy): Promise<void> {
    recent.set(businessId, copy);
    try {
      await files.put(searchCopyKey(businessId), await packCopy(copy), { contentType: 'application/octet-stream' });
    } catch (error) {
      logLine('warn', { event: 'search-copy-not-kept', ...failureFields(error) });
    }
  }

  return {
    async read(businessId, { count, now }) {
      const since = earlier(now, COMMITTED_WITHIN_MS);
      const copy = await find(businessId, now);
      if (copy) {
        const changes = await store.listChanges(businessId, earlier(new Date(copy.since), CLOCKS_DIFFER_MS));
        const items = withChanges(copy, changes);
        if (items.length === count || changes.some(({ at }) => at >= since)) {
          const spared = changes.filter(({ at }) => at >= copy.since && at < since).length;
          const isDue = spared > renewAfter || copy.since < earlier(now, RENEWED_DAYS * DAY_MS);
          if (isDue) await keep(businessId, { since, items });
          return items;
        }
        logLine('warn', { event: 'search-copy-differs', invoices: count, items: items.length });
      }
      const items = await store.listItems(businessId, ALL_DAYS);
      await keep(businessId, { since, items });
      return items;
    },
  };
}

function withChanges({ since, items }: SearchCopy, changes: readonly SearchChange[]): readonly SearchItem[] {
  const newest = new Map<string, SearchChange>();
  for (const change of changes) {
    if (change.v >= (newest.get(change.sk)?.v ?? 0)) newest.set(change.sk, change);
  }
  const later = new Map([...newest].filter(([, { at }]) => at >= since));
  if (later.size === 0) return items;
  const changed = [...later.values()].flatMap(({ sk, t }) => (t === undefined ? [] : [{ sk, t }]));
  return [...items.filter(({ sk }) => !later.has(sk)), ...changed];
}

function earlier(than: Date, byMs: number): string {
  return new Date(than.getTime() - byMs).toISOString();
}
