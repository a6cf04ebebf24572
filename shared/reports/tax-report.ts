import type { TaxAccount } from '#shared/canada/tax-codes.ts';
import { cashCents, countedCents, isTaxOf } from './counted-cents.ts';
import { inCad } from './entry-cents.ts';
import type { JournalEntry } from './journal.ts';
import { quickLines } from './quick-lines.ts';
import { isQuick, quickFigures } from './quick-method.ts';
import { QUICK_ACCOUNTS, QUICK_GROUPS, type QuickAccount } from './quick-rates.ts';
import { RETURN_ACCOUNTS, type ReturnAccount, type ReturnLine, registrationOf, returnLinesOf } from './return-lines.ts';
import type { QuickMethods } from './return-settings.ts';
import type { ReportRange, TaxReport, TaxReturn } from './schema.ts';

type Options = {
  readonly range: ReportRange;
  readonly registered: readonly TaxAccount[];
  /** The accounts that are filed by the quick method; they need the entries since `quickFrom`, too. */
  readonly quick?: QuickMethods;
};

/**
 * The sales taxes of a period, from the entries of its days; entries of other days do not count. An account is in the
 * report if the business is registered for it, or a document has its tax.
 */
export function taxReport(entries: readonly JournalEntry[], { range, registered, quick = {} }: Options): TaxReport {
  const { from, to } = range;
  const documents = entries.filter(({ on }) => from <= on && on <= to);
  const all = entries.flatMap((entry) => inCad(entry) ?? []);
  const counted = all.filter(({ on }) => from <= on && on <= to);
  const accounts = RETURN_ACCOUNTS.filter(
    (account) => registered.includes(registrationOf(account)) || counted.some((entry) => hasTax(entry, account)),
  );
  const returns = accounts.map((account): TaxReturn => {
    const cash = { collected: sumOf(counted, (entry) => cashCents(entry, account)) };
    const terms = isQuickAccount(account) ? quick[account] : undefined;
    if (isQuickAccount(account) && terms && isQuick(terms, range))
      return { account, ...quickFigures(all, { account, range, terms }), cash };
    const lines = returnLinesOf(account).flatMap((it) => {
      const cents = sumOf(counted, (entry) => countedCents(entry, it));
      return it.isRare && cents === 0 ? [] : [[it.line, cents]];
    });
    return { account, lines: Object.fromEntries(lines), cash };
  });
  return { from, to, returns, documents };
}

/** The lines of a return that follow from documents, in the order of its form. */
export function linesOfReturn({ account, lines, quick }: Pick<TaxReturn, 'account' | 'lines' | 'quick'>): ReturnLine[] {
  if (!quick || !isQuickAccount(account)) return returnLinesOf(account).filter((it) => !it.isRare || it.line in lines);
  const groups = QUICK_GROUPS[account].filter((group) => `eligible.${group}` in lines);
  return quickLines(account, groups);
}

/** A document or payment, and what it adds to a figure. */
export type CountedDocument = {
  readonly entry: JournalEntry;
  /** In Canadian cents. */
  readonly cents: number;
  /** The same in its own currency, if that is another. */
  readonly ownCents?: number;
};

/**
 * The documents behind a figure of a report, in their order; what they add comes to exactly the figure. `line`: of
 * `linesOfReturn`, or `cash` for the tax in the money received, which lists payments. A line that follows from others has none.
 */
export function documentsOf(
  { documents, returns = [] }: Pick<TaxReport, 'documents'> & Partial<Pick<TaxReport, 'returns'>>,
  account: ReturnAccount,
  line: string,
): CountedDocument[] {
  const figures = returns.find((it) => it.account === account);
  const figure = (figures ? linesOfReturn(figures) : returnLinesOf(account)).find((it) => it.line === line);
  const centsOf = (entry: JournalEntry) => {
    if (line === 'cash') return cashCents(entry, account);
    return figure ? countedCents(entry, figure) : 0;
  };
  return documents.flatMap((entry) => {
    const inDollars = inCad(entry);
    const cents = inDollars ? centsOf(inDollars) : 0;
    if (cents === 0) return [];
    return [{ entry, cents, ...(entry.currency !== 'CAD' && { ownCents: centsOf(entry) }) }];
  });
}

/** Whether a document counts in the figures: one in another currency needs a rate. */
export function isCounted({ currency, exchangeRate }: Pick<JournalEntry, 'currency' | 'exchangeRate'>): boolean {
  return currency === 'CAD' || exchangeRate !== undefined;
}

/** Whether an account has a quick method. */
export function isQuickAccount(account: ReturnAccount): account is QuickAccount {
  return QUICK_ACCOUNTS.some((it) => it === account);
}

function hasTax(entry: JournalEntry, account: ReturnAccount): boolean {
  return entry.taxes.filter(isTaxOf(account)).some(({ cents }) => cents !== 0);
}

function sumOf(entries: readonly JournalEntry[], cents: (entry: JournalEntry) => number): number {
  return entries.reduce((sum, entry) => sum + cents(entry), 0);
}
