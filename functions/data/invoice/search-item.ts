import { searchItemKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { put, remove } from '#functions/data/table/write.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { searchText } from '#shared/search-text.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/**
 * The searched text of an invoice: the first letter of its status, its number, customer and email, normalized for
 * comparison. It is half the size of a list row, and reads are billed by size.
 */
export type SearchItem = { readonly sk: string; readonly t: string };

/** Returns whether a search item contains the text and has one of the statuses; case and accents do not matter. */
export function searchMatcher(
  search: string,
  statuses: readonly InvoiceStatus[] | undefined,
): (item: SearchItem) => boolean {
  // Newlines separate the fields and the status is upper case, so no query matches across them.
  const wanted = searchText(search);
  const initials = statuses?.map(initialOf);
  return ({ t }) => t.includes(wanted) && (!initials || initials.includes(t.charAt(0)));
}

/** The writes that update the search item of an invoice; none if its text is unchanged. */
export function searchWrites(before: InvoiceRecord | null, after: InvoiceRecord | null): Record<string, Write> {
  const [old, next] = [before && toItem(before), after && toItem(after)];
  const isMoved = old && old.sk !== next?.sk;
  const isNew = next && (old?.sk !== next.sk || old.t !== next.t);
  return {
    ...(isMoved && { oldSearchItem: remove({ pk: old.pk, sk: old.sk }) }),
    ...(isNew && { searchItem: put(next) }),
  };
}

function toItem(invoice: InvoiceRecord) {
  const { invoiceNumber, billingName, billingEmail = '' } = invoice;
  const texts = [invoiceNumber, billingName, billingEmail].map(searchText);
  return { ...searchItemKey(invoice), t: [initialOf(invoice.status), ...texts].join('\n') };
}

/** Every status has a different first letter. */
function initialOf(status: InvoiceStatus): string {
  return status.charAt(0);
}
