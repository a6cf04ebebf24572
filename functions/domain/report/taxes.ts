import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { addDays } from '#shared/calendar-day.ts';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { isQuick, quickFrom } from '#shared/reports/quick-method.ts';
import { type ReturnAccount, registrationOf } from '#shared/reports/return-lines.ts';
import type { QuickMethods } from '#shared/reports/return-settings.ts';
import type { ReportRange, TaxReport } from '#shared/reports/schema.ts';
import { isQuickAccount, taxReport } from '#shared/reports/tax-report.ts';
import { checkRange, readEntries } from './entries.ts';
import type { FilingStore } from './filings.ts';
import type { ReturnSettingsStore } from './return-settings.ts';

/** What the sales taxes of a period are read from. */
export type TaxSources = {
  readonly settings: Pick<ReturnSettingsStore, 'find'>;
  readonly filings: Pick<FilingStore, 'list'>;
  readonly journal: Pick<Journal, 'list'>;
  readonly businesses: Pick<Businesses, 'findCompany'>;
};

type Asked = {
  readonly businessId: string;
  readonly range: ReportRange;
  /** An account that has a return in any case. */
  readonly account?: ReturnAccount;
  /** The quick methods by which it is filed, by default those of the settings or, of a filed period, of its filing. */
  readonly quick?: QuickMethods;
};

/**
 * The sales taxes of a period of a business. Throws INVALID_REQUEST for days that end before they begin, that are too many, or
 * that have too many documents.
 */
export async function readTaxes(
  { journal, businesses, ...methods }: TaxSources,
  { businessId, range, account, quick: given }: Asked,
): Promise<TaxReport> {
  checkRange(range);
  const [entries, company, quick] = await Promise.all([
    readEntries(journal, range),
    businesses.findCompany(businessId),
    given ?? methodsOf(methods, range),
  ]);
  const registered = TAX_ACCOUNTS.filter(
    (it) => company?.taxRegistrations?.[it] || (account && it === registrationOf(account)),
  );
  const earlier = await entriesBefore(journal, { range, quick });
  return taxReport([...earlier, ...entries], { range, registered, quick });
}

/**
 * The quick methods of a period. One that was filed keeps the method by which it was, since the settings may be those of later
 * periods; they only add rates of supplies that it did not have.
 */
async function methodsOf(
  { settings, filings }: Pick<TaxSources, 'settings' | 'filings'>,
  { from, to }: ReportRange,
): Promise<QuickMethods> {
  const [{ quick: chosen }, all] = await Promise.all([settings.find(), filings.list()]);
  const filed = all.filter((filing) => filing.from === from && filing.to === to);
  const kept = filed.flatMap(({ account, quick }) => {
    if (!isQuickAccount(account)) return [];
    const terms = quick && { ...quick.terms, rates: { ...chosen[account]?.rates, ...quick.terms.rates } };
    return [[account, terms] as const];
  });
  return { ...chosen, ...Object.fromEntries(kept) };
}

/** The entries of the fiscal year before a period, where a quick method needs them for its credit. */
async function entriesBefore(
  journal: Pick<Journal, 'list'>,
  { range, quick }: { range: ReportRange; quick: QuickMethods },
): Promise<JournalEntry[]> {
  const methods = Object.values(quick).flatMap((terms) => (terms && isQuick(terms, range) ? terms : []));
  const from = methods.map((terms) => quickFrom(terms, range)).sort()[0] ?? range.from;
  return from < range.from ? readEntries(journal, { from, to: addDays(range.from, -1) }) : [];
}
