import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { type ReturnAccount, registrationOf } from '#shared/reports/return-lines.ts';
import type { ReportRange, TaxReport } from '#shared/reports/schema.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { checkRange, readEntries } from './entries.ts';

/** What the sales taxes of a period are read from. */
export type TaxSources = {
  readonly journal: Pick<Journal, 'list'>;
  readonly businesses: Pick<Businesses, 'findCompany'>;
};

/**
 * The sales taxes of a period of a business, with a return of `account` in any case. Throws INVALID_REQUEST for days that
 * end before they begin, that are too many, or that have too many documents.
 */
export async function readTaxes(
  { journal, businesses }: TaxSources,
  { businessId, range, account }: { businessId: string; range: ReportRange; account?: ReturnAccount },
): Promise<TaxReport> {
  checkRange(range);
  const [entries, company] = await Promise.all([readEntries(journal, range), businesses.findCompany(businessId)]);
  const registered = TAX_ACCOUNTS.filter(
    (it) => company?.taxRegistrations?.[it] || (account && it === registrationOf(account)),
  );
  return taxReport(entries, { range, registered });
}
