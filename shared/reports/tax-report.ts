import type { TaxAccount } from '#shared/canada/tax-codes.ts';
import type { JournalEntry, JournalTax } from './journal.ts';
import {
  CODES_OF_RETURN,
  RETURN_ACCOUNTS,
  type ReturnAccount,
  type ReturnLine,
  registrationOf,
  returnLinesOf,
} from './return-lines.ts';
import type { ReportRange, TaxReport, TaxReturn } from './schema.ts';

/**
 * The sales taxes of a period, from the entries of its days; entries of other days do not count. An account is in the
 * report if the business is registered for it, or a document has its tax.
 */
export function taxReport(
  entries: readonly JournalEntry[],
  { range: { from, to }, registered }: { range: ReportRange; registered: readonly TaxAccount[] },
): TaxReport {
  const documents = entries.filter(({ on }) => from <= on && on <= to);
  const accounts = RETURN_ACCOUNTS.filter(
    (account) => registered.includes(registrationOf(account)) || documents.some((entry) => hasTax(entry, account)),
  );
  return { from, to, returns: accounts.map((account) => taxReturn(documents, account)), documents };
}

/** A document or payment, and the cents that it adds to a figure. */
export type CountedDocument = { readonly entry: JournalEntry; readonly cents: number };

/**
 * The documents behind a figure of a report, in their order; what they add comes to exactly the figure. `line`: of
 * `RETURN_LINES`, or `cash` for the tax in the money received, which lists payments.
 */
export function documentsOf(
  { documents }: Pick<TaxReport, 'documents'>,
  account: ReturnAccount,
  line: string,
): CountedDocument[] {
  const figure = returnLinesOf(account).find((it) => it.line === line);
  const centsOf = (entry: JournalEntry) => {
    if (line === 'cash') return cashCents(entry, account);
    return figure ? countedCents(entry, figure) : 0;
  };
  return documents.map((entry) => ({ entry, cents: centsOf(entry) })).filter(({ cents }) => cents !== 0);
}

/** Whether a document counts in the figures: only Canadian dollars do. */
export function isCounted({ currency }: Pick<JournalEntry, 'currency'>): boolean {
  return currency === 'CAD';
}

function taxReturn(documents: readonly JournalEntry[], account: ReturnAccount): TaxReturn {
  const total = (cents: (entry: JournalEntry) => number) => documents.reduce((sum, entry) => sum + cents(entry), 0);
  const lines = returnLinesOf(account).map((it) => [it.line, total((entry) => countedCents(entry, it))]);
  return {
    account,
    lines: Object.fromEntries(lines),
    cash: { collected: total((entry) => cashCents(entry, account)) },
  };
}

/** The cents that a document adds to a line; negative if it takes away. */
function countedCents(entry: JournalEntry, { account, counts, signs, place }: ReturnLine): number {
  if (entry.kind === 'money' || !isCounted(entry) || (place && entry.place !== place)) return 0;
  const sign = signs[entry.kind];
  if (!sign) return 0;
  const { price, taxes } = entry;
  if (counts !== 'tax' && counts !== 'base') return sign * counts.reduce((sum, part) => sum + price[part], 0);
  return taxes
    .filter(isTaxOf(account))
    .reduce((sum, tax) => sum + sign * (counts === 'tax' ? tax.cents : tax.baseCents), 0);
}

/** The tax of an account in a payment; negative in money that was returned. */
function cashCents(entry: JournalEntry, account: ReturnAccount): number {
  if (entry.kind !== 'money' || !isCounted(entry)) return 0;
  return entry.taxes.filter(isTaxOf(account)).reduce((sum, tax) => sum + tax.cents, 0);
}

function hasTax(entry: JournalEntry, account: ReturnAccount): boolean {
  return isCounted(entry) && entry.taxes.filter(isTaxOf(account)).some(({ cents }) => cents !== 0);
}

function isTaxOf(account: ReturnAccount): (tax: Pick<JournalTax, 'code'>) => boolean {
  return ({ code }) => CODES_OF_RETURN[account].includes(code);
}
