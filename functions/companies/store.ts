import { businessesIn, type CompanyRecord } from '#functions/data/people/businesses.ts';
import { companyKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { setNext } from '#functions/data/table/version.ts';
import { type Change, putNew } from '#functions/data/table/write.ts';

export type CompanyStore = {
  find: () => Promise<CompanyRecord | undefined>;
  /** Returns false if the business already has a company. */
  add: (company: CompanyRecord) => Promise<boolean>;
  /**
   * Returns the stored company, or null if there is none or its version is not `expected`; undefined removes a field.
   */
  change: (changes: Change<CompanyRecord>, expected: number | undefined) => Promise<CompanyRecord | null>;
  /** Returns false if the business has no company with this id. */
  remove: (id: string) => Promise<boolean>;
};

/** Opens the company of a business. */
export function companyStore(table: Table, businessId: string): CompanyStore {
  return {
    find: () => businessesIn(table).findCompany(businessId),
    async add(company) {
      const failed = await table.transact({ company: putNew({ ...company, ...companyKey(businessId) }) });
      return failed === null;
    },
    change: (changes, expected) => table.update<CompanyRecord>(setNext(companyKey(businessId), changes, expected)),
    async remove(id) {
      const failed = await table.transact({
        company: {
          Delete: {
            Key: companyKey(businessId),
            ConditionExpression: 'id = :id',
            ExpressionAttributeValues: { ':id': id },
          },
        },
      });
      return failed === null;
    },
  };
}
