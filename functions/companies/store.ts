import { businessesIn, type CompanyRecord } from '#functions/data/businesses.ts';
import { companyKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { putNew, set } from '#functions/data/write.ts';
import type { CompanyUpdate } from '#shared/company/schema.ts';

export type CompanyStore = {
  find: (businessId: string) => Promise<CompanyRecord | undefined>;
  /** Answers false when the business has a company already. */
  add: (businessId: string, company: CompanyRecord) => Promise<boolean>;
  /** Answers the company as then stored, or null when nothing was to change. */
  change: (businessId: string, update: CompanyUpdate) => Promise<CompanyRecord | null>;
};

export function companyStore(table: Table): CompanyStore {
  return {
    find: businessesIn(table).findCompany,
    async add(businessId, company) {
      const failed = await table.transact({ company: putNew({ ...company, ...companyKey(businessId) }) });
      return failed === null;
    },
    async change(businessId, update) {
      if (Object.keys(update).length === 0) return null;
      return table.update<CompanyRecord>(set(companyKey(businessId), update));
    },
  };
}
