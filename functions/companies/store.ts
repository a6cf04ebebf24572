import { businessesIn } from '#functions/data/people/businesses.ts';
import { businessKey, companyKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { setNext } from '#functions/data/table/version.ts';
import { type Change, putNew, set } from '#functions/data/table/write.ts';
import type { Company } from '#shared/company/schema.ts';

/** The company of a business; its `timeZone` is stored with the business, which exists without a company. */
export type CompanyStore = {
  find: () => Promise<Company | undefined>;
  /** Returns the stored company, or null if the business already has one. */
  add: (company: Company) => Promise<Company | null>;
  /** Changes the company as read; undefined removes a field. Returns false if it has changed since. */
  change: (company: Company, changes: Change<Company>) => Promise<boolean>;
  /** Returns false if the business has no company with this id. */
  remove: (id: string) => Promise<boolean>;
};

/** Opens the company of a business. */
export function companyStore(table: Table, businessId: string): CompanyStore {
  const businesses = businessesIn(table);
  const key = companyKey(businessId);
  const setTimeZone = (timeZone: string | undefined): Record<string, Write> =>
    timeZone ? { business: { Update: set(businessKey(businessId), { timeZone }) } } : {};
  return {
    async find() {
      const [company, business] = await Promise.all([businesses.findCompany(businessId), businesses.find(businessId)]);
      return company && { ...company, timeZone: business?.timeZone };
    },
    async add({ timeZone, ...company }) {
      const failed = await table.transact({ company: putNew({ ...company, ...key }), ...setTimeZone(timeZone) });
      if (failed !== null) return null;
      return { ...company, timeZone: timeZone ?? (await businesses.timeZoneOf(businessId)) };
    },
    async change({ version }, { timeZone, ...changes }) {
      const company = { Update: setNext(key, changes, version) };
      const failed = await table.transact({ company, ...setTimeZone(timeZone) });
      return failed === null;
    },
    async remove(id) {
      const failed = await table.transact({
        company: {
          Delete: { Key: key, ConditionExpression: 'id = :id', ExpressionAttributeValues: { ':id': id } },
        },
      });
      return failed === null;
    },
  };
}
