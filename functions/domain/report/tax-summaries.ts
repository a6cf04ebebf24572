import type { Table } from '#functions/data/table/table.ts';
import { journalIn } from '#functions/domain/invoice/journal-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { issuerOf } from '#functions/domain/people/issuer.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { Issuer } from '#shared/document/issuer.ts';
import type { Language } from '#shared/locale/language.ts';
import type { TaxPdfQuery } from '#shared/reports/filing.ts';
import { registrationOf } from '#shared/reports/return-lines.ts';
import type { SummedReturn, TaxSummary } from '#shared/tax-document/tax-summary.ts';
import { filingsIn } from './filings.ts';
import { returnSettingsIn } from './return-settings.ts';
import { readTaxes } from './taxes.ts';

/** What a summary is made of. */
export type OrderedSummary = TaxPdfQuery & { readonly businessId: string; readonly language: Language };

export type TaxSummaries = ReturnType<typeof taxSummariesIn>;

/** Reads the sales taxes of periods with all that their document shows. */
export function taxSummariesIn(table: Table) {
  const businesses = businessesIn(table);
  return {
    /** The summary of a period; undefined without the business. Throws INVALID_REQUEST as `readTaxes` does. */
    async find(order: OrderedSummary, now: Date): Promise<TaxSummary | undefined> {
      const { businessId, from, to, language, claimedGst, claimedQst } = order;
      const listed = filingsIn(table, businessId).list();
      const sources = {
        businesses,
        filings: { list: () => listed },
        journal: journalIn(table, businessId),
        settings: returnSettingsIn(table, businessId),
      };
      const [business, company, report, filings] = await Promise.all([
        businesses.find(businessId),
        businesses.findCompany(businessId),
        readTaxes(sources, { businessId, range: { from, to } }),
        listed,
      ]);
      if (!business) return undefined;
      const owner = company ? undefined : await usersIn(table).find(business.ownerId);
      const typed = { GST_HST: claimedGst, QST: claimedQst, PST_BC: undefined, PST_SK: undefined, RST_MB: undefined };
      return {
        ...{ from, to, language, madeOn: dayIn(business.timeZone, now), documents: report.documents },
        company: Issuer.omit({ signature: true }).parse(issuerOf(company, owner) ?? {}),
        returns: report.returns.map((figures): SummedReturn => {
          const { account } = figures;
          const filed = filings.find((it) => it.account === account && it.from === from && it.to === to);
          return {
            figures,
            registration: company?.taxRegistrations?.[registrationOf(account)],
            claimedCents: filed ? filed.claimedCents : typed[account],
            filed: filed && { ...filed, on: dayIn(business.timeZone, new Date(filed.filedAt)) },
          };
        }),
      };
    },
  };
}
