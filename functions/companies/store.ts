import { businessKey, companyKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { removeAt, setNext } from '#functions/data/table/version.ts';
import { type Change, putNew, set } from '#functions/data/table/write.ts';
import { type Changed, transactRecord } from '#functions/domain/audit/recorded-change.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import type { Company } from '#shared/company/schema.ts';

/** The company of a business; its `timeZone` is stored with the business, which exists without a company. */
export type CompanyStore = ReturnType<typeof companyStore>;

/** Opens the company of a business. */
export function companyStore(table: Table, businessId: string) {
  const businesses = businessesIn(table);
  const key = companyKey(businessId);
  const setTimeZone = (timeZone: string | undefined): Record<string, Write> =>
    timeZone ? { business: { Update: set(businessKey(businessId), { timeZone }) } } : {};
  const write = async (change: Changed<Company>, writes: Readonly<Record<string, Write>>) => {
    const recorded = { businessId, kind: 'company', label: ({ name }: Company) => name } as const;
    return (await transactRecord(table, { ...recorded, change }, writes)) === null;
  };
  return {
    async find(): Promise<Company | undefined> {
      const [company, business] = await Promise.all([businesses.findCompany(businessId), businesses.find(businessId)]);
      return company && { ...company, timeZone: business?.timeZone };
    },
    /** Returns the stored company, or null if the business already has one. */
    async add({ timeZone: entered, ...company }: Company): Promise<Company | null> {
      const timeZone = entered ?? (await businesses.timeZoneOf(businessId));
      const after = { ...company, timeZone };
      const writes = { company: putNew({ ...company, ...key }), ...setTimeZone(entered) };
      return (await write({ before: null, after }, writes)) ? after : null;
    },
    /** Changes the company as read; undefined removes a field. Returns null if it has changed since. */
    async change(before: Company, { timeZone, ...changes }: Change<Company>): Promise<Company | null> {
      const after = { ...before, ...changes, ...(timeZone && { timeZone }), version: before.version + 1 } as Company;
      const company = { Update: setNext(key, changes, before.version) };
      return (await write({ before, after }, { company, ...setTimeZone(timeZone) })) ? after : null;
    },
    /** Removes the company as read. Returns false if it has changed since. */
    remove: (company: Company) => write({ before: company, after: null }, { company: removeAt(key, company.version) }),
  };
}
