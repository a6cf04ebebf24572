import type { SearchCopy } from './search-copy.ts';

/** The copies that a warm function keeps in memory, of as many businesses as fit. */
export type RecentCopies = {
  get: (businessId: string) => SearchCopy | undefined;
  /** Keeps a copy in place of any before it; those that were used least recently make room. */
  set: (businessId: string, copy: SearchCopy) => void;
};

/** Search items of all copies together, about 200 bytes each: a tenth of the memory of a function. */
const MAX_ITEMS = 500_000;

export function recentCopies(maxItems = MAX_ITEMS): RecentCopies {
  const copies = new Map<string, SearchCopy>();
  const set = (businessId: string, copy: SearchCopy) => {
    // A map is in the order in which its entries were set.
    copies.delete(businessId);
    copies.set(businessId, copy);
    let total = [...copies.values()].reduce((sum, { items }) => sum + items.length, 0);
    for (const [oldest, { items }] of copies) {
      if (total <= maxItems) break;
      copies.delete(oldest);
      total -= items.length;
    }
  };
  return {
    set,
    get(businessId) {
      const copy = copies.get(businessId);
      if (copy) set(businessId, copy);
      return copy;
    },
  };
}
