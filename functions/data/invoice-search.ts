import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { searchText } from '#shared/search-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { rowKey } from './invoice-row.ts';
import type { Key } from './keys.ts';
import type { Write } from './table.ts';
import { put, remove } from './write.ts';

/**
 * What a search reads of an invoice: the first letter of its status, its number, customer and e-mail, normalized for
 * comparison. It is half the size of a list row, and reads are billed by size.
 */
export type SearchItem = { readonly sk: string; readonly t: string };

const SEARCH_PREFIX = 'SEARCH#';
const ROW_PREFIX = 'INVOICE#';
/** Enough to be unique within a millisecond; whole ids would make the item a tenth larger. */
const ID_CHARACTERS = 10;

/** Sort-key prefix of the search item's row; unique per row. */
export function rowPrefix({ sk }: SearchItem): string {
  return ROW_PREFIX + sk.slice(SEARCH_PREFIX.length);
}

/** The first and last sort key that the search items of these days can have. */
export function searchRange(days: { from: string; to: string }): { from: string; to: string } {
  return { from: SEARCH_PREFIX + days.from, to: `${SEARCH_PREFIX}${days.to}#~` };
}

/** Returns whether a search item contains the text and has one of the statuses; case and accents do not matter. */
export function searchMatcher(
  search: string,
  statuses: readonly InvoiceStatus[] | undefined,
): (item: SearchItem) => boolean {
  // Newlines separate the fields and the status is upper case, so no query matches across them.
  const wanted = searchText(search);
  const letters = statuses?.map(letterOf);
  return ({ t }) => t.includes(wanted) && (!letters || letters.includes(t.charAt(0)));
}

/** The writes that update the search item of an invoice; none if a search sees no difference. */
export function searchWrites(before: InvoiceRecord | null, after: InvoiceRecord | null): Record<string, Write> {
  const [old, next] = [before && toItem(before), after && toItem(after)];
  const isMoved = old && old.sk !== next?.sk;
  const isNew = next && (old?.sk !== next.sk || old.t !== next.t);
  return {
    ...(isMoved && { oldSearchItem: remove({ pk: old.pk, sk: old.sk }) }),
    ...(isNew && { searchItem: put(next) }),
  };
}

function toItem(invoice: InvoiceRecord): Key & SearchItem {
  const { pk, sk: row } = rowKey(invoice);
  const sk = SEARCH_PREFIX + row.slice(ROW_PREFIX.length, row.lastIndexOf('#') + 1 + ID_CHARACTERS);
  const { invoiceNumber, billingName, billingEmail = '' } = invoice;
  const texts = [invoiceNumber, billingName, billingEmail].map(searchText);
  return { pk, sk, t: [letterOf(invoice.status), ...texts].join('\n') };
}

/** Every status has a different first letter. */
function letterOf(status: InvoiceStatus): string {
  return status.charAt(0);
}
