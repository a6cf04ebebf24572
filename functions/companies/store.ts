import { businessesIn, type CompanyRecord } from '#functions/data/people/businesses.ts';
import { companyKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { setNext } from '#functions/data/table/version.ts';
import { type Change, putNew } from '#functions/data/table/write.ts';

export type CompanyStore = {
  find: (businessId: string) => Promise<CompanyRecord | undefined>;
  /** Answers false when the business has a company already. */
  add: (businessId: string, company: CompanyRecord) => Promise<boolean>;
  /**
   * Returns the stored company, or null when there is none or its version is not `expected`; undefined removes a field.
   */
  change: (
    businessId: string,
    changes: Change<CompanyRecord>,
    expected: number | undefined,
  ) => Promise<CompanyRecord | null>;
  /** Answers false when the business has no company of this id. */
  remove: (businessId: string, id: string) => Promise<boolean>;
};

export function companyStore(table: Table): CompanyStore {
  return {
    find: businessesIn(table).findCompany,
    async add(businessId, company) {
      const failed = await table.transact({ company: putNew({ ...company, ...companyKey(businessId) }) });
      return failed === null;
    },
    change: (businessId, changes, expected) =>
      table.update<CompanyRecord>(setNext(companyKey(businessId), changes, expected)),
    async remove(businessId, id) {
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
