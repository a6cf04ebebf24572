import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { searchText } from '#shared/search-text.ts';
import { hasInitial, initialOf, type SearchItem, totalCentsOf } from './search-item.ts';

type Wanted = {
  /** Any invoice if empty. */
  readonly text: string;
  readonly statuses?: readonly InvoiceStatus[] | undefined;
};

/**
 * Matches items with one of the statuses that contain the text or, if it is an amount, have that total. Ignores case
 * and accents.
 */
export function searchMatcher({ text, statuses }: Wanted): (item: SearchItem) => boolean {
  // Newlines separate the fields, so no query matches across them.
  const wanted = searchText(text);
  const amounts = amountsOf(wanted);
  const initials = statuses?.map(initialOf);
  return (item) => {
    if (initials && !hasInitial(item, initials)) return false;
    if (wanted === '' || item.t.includes(wanted, item.t.indexOf('\n'))) return true;
    return amounts !== null && isWithin(amounts, totalCentsOf(item));
  };
}

type Range = { readonly from: number; readonly to: number };

function isWithin({ from, to }: Range, cents: number): boolean {
  return cents >= from && cents <= to;
}

/** A currency may come before or after it. */
const AMOUNT = /^\$?\s?(\d{1,3}(?:[, ]\d{3})+|\d{1,12})(?:[.,](\d{0,2}))?(?:\s?(?:\$|cad|usd|eur|gbp))?$/;

/**
 * The range of amounts, in cents, that a text matches: 344.00 to 344.99 for "344", 344.90 to 344.99 for "344.9"; null
 * for other texts.
 */
function amountsOf(text: string): Range | null {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const digits = whole.replace(/[, ]/g, '');
  return { from: Number(`${digits}${decimals.padEnd(2, '0')}`), to: Number(`${digits}${decimals.padEnd(2, '9')}`) };
}
