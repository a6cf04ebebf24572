import { grossCents, netCents, PRICE_PARTS, signOf } from './entry-cents.ts';
import type { HeldMoney } from './held-money.ts';
import type { JournalEntry, MoneyEntry, SalesEntry } from './journal.ts';
import type { LedgerRole } from './ledger-accounts.ts';

/** A line of a double entry, in cents: a debit if positive, a credit if negative. */
export type JournalLine = { readonly role: LedgerRole; readonly cents: number };

/** The lines of an entry, which add up to zero; none if it is of nothing. */
export function journalLines(entry: JournalEntry | HeldMoney): JournalLine[] {
  return linesOf(entry).filter(({ cents }) => cents !== 0);
}

function linesOf(entry: JournalEntry | HeldMoney): JournalLine[] {
  if (entry.kind === 'money') return moneyLines(entry);
  if (entry.kind === 'held') return heldLines(entry);
  return salesLines(entry);
}

/** A write-off takes the price off as a bad debt instead of reducing sales; its taxes are claimed back. */
function salesLines(entry: SalesEntry): JournalLine[] {
  const { kind, price, taxes, ownTaxCents = 0 } = entry;
  const sign = signOf(entry);
  const isLoss = kind === 'writeOff' || kind === 'recovery';
  const sold: JournalLine[] = isLoss
    ? [{ role: 'badDebts', cents: -sign * netCents(price) }]
    : PRICE_PARTS.map((part) => ({ role: part, cents: -sign * price[part] }));
  return [
    { role: 'receivable', cents: sign * grossCents(entry) },
    ...sold,
    ...taxes.map(({ code, cents }) => ({ role: code, cents: -sign * cents })),
    { role: 'ownTax', cents: -sign * ownTaxCents },
  ];
}

/** What credit pays is a debit of the customers' credit. What is returned and neither owed again nor credited is a refund. */
function moneyLines({ method, cents, settlesCents = cents, isCredit }: MoneyEntry): JournalLine[] {
  const restCents = settlesCents - cents;
  const isRounding = method === 'cash' && Math.abs(restCents) <= MAX_ROUNDING_CENTS;
  return [
    { role: isCredit ? 'credit' : method, cents },
    { role: isRounding ? 'rounding' : 'refunds', cents: restCents },
    { role: 'receivable', cents: -settlesCents },
  ];
}

function heldLines({ method, cents }: HeldMoney): JournalLine[] {
  return [
    { role: method, cents },
    { role: 'credit', cents: -cents },
  ];
}

/** Cash is rounded to five cents. */
const MAX_ROUNDING_CENTS = 2;
