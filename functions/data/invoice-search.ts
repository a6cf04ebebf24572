import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { searchText } from '#shared/search-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { rowKey } from './invoice-row.ts';
import type { Key } from './keys.ts';
import { toStored } from './search-changes.ts';
import type { Write } from './table.ts';
import { put, remove } from './write.ts';

/**
 * What a search reads of an invoice: its number, customer and e-mail address, ready to be compared, and the first letter
 * of its status. It is half the size of a row of the list, and reads are paid by size.
 */
export type SearchItem = { readonly sk: string; readonly t: string };

const SEARCH_PREFIX = 'TEXT#';
const ROW_PREFIX = 'INVOICE#';
/** Of the ids of one day and one millisecond these many letters tell enough: all of them would be a tenth of the item. */
const ID_LETTERS = 10;

/** Sort-key prefix of the search item's row; unique per row. */
export function rowBeginning({ sk }: SearchItem): string {
  return ROW_PREFIX + sk.slice(SEARCH_PREFIX.length);
}

/** Between which sort keys the search items of these days stand, both inclusive, in the order of the list. */
export function searchRange(days: { from: string; to: string }): { from: string; to: string } {
  return { from: SEARCH_PREFIX + days.from, to: `${SEARCH_PREFIX}${days.to}#~` };
}

/** Where the packed copy of a business's search items is; a table restored from its backup has copies of its own. */
export function searchCopyKey(businessId: string, table = process.env.TABLE_NAME ?? ''): string {
  return `search/${table}/${businessId}`;
}

/** Tells of search items whether they are what a person looks for, whatever its case and accents. */
export function finds(search: string, statuses: readonly InvoiceStatus[] | undefined): (item: SearchItem) => boolean {
  // Never found across two fields, nor in the letter of the status: those are parted by line ends, and it is a capital.
  const wanted = searchText(search);
  const letters = statuses?.map(letterOf);
  return ({ t }) => t.includes(wanted) && (!letters || letters.includes(t.charAt(0)));
}

/**
 * The writes that bring the search item of an invoice from `before` to `after`, and note that it changed; none when a
 * search sees no difference.
 */
export function searchWrites(
  before: InvoiceRecord | null,
  after: InvoiceRecord | null,
  now: Date,
): Record<string, Write> {
  const [old, next] = [before && toItem(before), after && toItem(after)];
  const isMoved = old && old.sk !== next?.sk;
  const isNew = next && (old?.sk !== next.sk || old.t !== next.t);
  const noted = { v: after?.version ?? (before?.version ?? 0) + 1, at: now.toISOString() };
  return {
    ...(isMoved && {
      oldSearchItem: remove({ pk: old.pk, sk: old.sk }),
      oldSearchChange: put(toStored(old.pk, { sk: old.sk, ...noted })),
    }),
    ...(isNew && { searchItem: put(next), searchChange: put(toStored(next.pk, { ...next, ...noted })) }),
  };
}

function toItem(invoice: InvoiceRecord): Key & SearchItem {
  const { pk, sk: row } = rowKey(invoice);
  const sk = SEARCH_PREFIX + row.slice(ROW_PREFIX.length, row.lastIndexOf('#') + 1 + ID_LETTERS);
  const { invoiceNumber, billingName, billingEmail = '' } = invoice;
  const texts = [invoiceNumber, billingName, billingEmail].map(searchText);
  return { pk, sk, t: [letterOf(invoice.status), ...texts].join('\n') };
}

/** Each status begins with a letter of its own. */
function letterOf(status: InvoiceStatus): string {
  return status.charAt(0);
}
