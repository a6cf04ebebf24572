import { netCents } from './entry-cents.ts';
import type { JournalEntry, JournalTax, SalesEntry } from './journal.ts';
import { QUICK_GROUPS, type QuickGroup } from './quick-rates.ts';
import { CODES_OF_RETURN, type ReturnAccount, type ReturnLine } from './return-lines.ts';

/** The cents that an entry in Canadian dollars adds to a line; negative if it takes away. */
export function countedCents(entry: JournalEntry, line: ReturnLine): number {
  if (entry.kind === 'money' || (line.place && entry.place !== line.place)) return 0;
  const sign = line.signs[entry.kind];
  return sign ? sign * centsOf(entry, line) : 0;
}

/** The tax of an account in a payment in Canadian dollars; negative in money that was returned. */
export function cashCents(entry: JournalEntry, account: ReturnAccount): number {
  if (entry.kind !== 'money') return 0;
  return entry.taxes.filter(isTaxOf(account)).reduce((sum, tax) => sum + tax.cents, 0);
}

/** Whether a tax is one of an account. */
export function isTaxOf(account: ReturnAccount): (tax: Pick<JournalTax, 'code'>) => boolean {
  return ({ code }) => CODES_OF_RETURN[account].includes(code);
}

function centsOf(entry: SalesEntry, { account, counts }: ReturnLine): number {
  const taxes = entry.taxes.filter(isTaxOf(account));
  const total = (cents: (tax: JournalTax) => number) => taxes.reduce((sum, tax) => sum + cents(tax), 0);
  // Ontario's part counts as collected, though it was credited to the customer.
  if (counts === 'tax') return total(({ cents, creditedCents = 0 }) => cents + creditedCents);
  if (counts === 'credited') return total(({ creditedCents = 0 }) => creditedCents);
  if (counts === 'base') return total(({ baseCents }) => baseCents);
  if (counts === 'gross') return netCents(entry.price) + total(({ cents }) => cents);
  if (counts === 'derived') return 0;
  if ('group' in counts) return total((tax) => (groupOf(entry, tax) === counts.group ? tax.baseCents + tax.cents : 0));
  return counts.reduce((sum, part) => sum + entry.price[part], 0);
}

/** The supplies of the quick method that a tax of a document belongs to; undefined for a tax without that method. */
function groupOf({ place }: SalesEntry, { code }: JournalTax): QuickGroup | undefined {
  if (code === 'GST' || code === 'QST') return code;
  if (code !== 'HST') return undefined;
  return QUICK_GROUPS.GST_HST.find((group) => group === place) ?? 'HST';
}
