import type { Key } from './keys.ts';

/** What became of a search item: what it says since, or nothing once it is gone. */
export type SearchChange = {
  /** The sort key of the search item. */
  readonly sk: string;
  readonly t?: string | undefined;
  /** The version of the invoice that made the change: it tells what is newer, as clocks cannot. */
  readonly v: number;
  /** The instant just before it was written. */
  readonly at: string;
};

/** A change as stored, until it is forgotten (`ttl`). */
export type StoredChange = Key & { readonly v: number; readonly t?: string | undefined; readonly ttl: number };

const PREFIX = 'TEXT_CHANGE#';
const ITEM_PREFIX = 'TEXT#';
const INSTANT_LETTERS = 24;
/** How many days changes are kept, and whatever was derived from the search items can be brought up to date. */
export const CHANGES_KEPT_DAYS = 31;

/** The item that notes a change; two of one search item within a millisecond leave the one that was written last. */
export function toStored(pk: string, { sk, t, v, at }: SearchChange): StoredChange {
  const ttl = Math.floor(Date.parse(at) / 1_000) + CHANGES_KEPT_DAYS * 86_400;
  return { pk, sk: `${PREFIX}${at}#${sk.slice(ITEM_PREFIX.length)}`, v, ...(t !== undefined && { t }), ttl };
}

/** The change that a stored item notes. */
export function toChange({ sk, v, t }: Pick<StoredChange, 'sk' | 'v' | 't'>): SearchChange {
  const at = sk.slice(PREFIX.length, PREFIX.length + INSTANT_LETTERS);
  return { sk: ITEM_PREFIX + sk.slice(PREFIX.length + INSTANT_LETTERS + 1), t, v, at };
}

/** Between which sort keys the changes since an instant stand. */
export function changeRange(since: string): { from: string; to: string } {
  return { from: PREFIX + since, to: `${PREFIX}~` };
}
