import type { Table } from '#functions/data/table/table.ts';
import { type BusinessRecord, businessesIn, type CompanyRecord } from './businesses.ts';
import type { UserRecord } from './user-record.ts';
import { usersIn } from './users.ts';

/** The address for replies to a business's emails: its company's or, without one, its owner's. */
export function replyAddress(company: CompanyRecord | undefined, owner: UserRecord | undefined): string | undefined {
  return company?.email || owner?.email;
}

/** Reads the address for replies to a business's emails; undefined only if the business is gone. */
export function replyAddresses(table: Table): (businessId: BusinessRecord['id']) => Promise<string | undefined> {
  const businesses = businessesIn(table);
  return async (businessId) => {
    const [business, company] = await Promise.all([businesses.find(businessId), businesses.findCompany(businessId)]);
    const owner = business && !company?.email ? await usersIn(table).find(business.ownerId) : undefined;
    return replyAddress(company, owner);
  };
}
