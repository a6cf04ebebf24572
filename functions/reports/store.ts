import { idOf, listItemKey, listOfBusiness } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

/** DynamoDB's limit. */
const PER_READ = 100;

/** The names of customers of a business by id; without those deleted since. */
export async function customerNames(
  table: Table,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const list = listOfBusiness(businessId, 'CUSTOMER');
  const names = new Map<string, string>();
  for (let start = 0; start < ids.length; start += PER_READ) {
    const keys = ids.slice(start, start + PER_READ).map((id) => listItemKey(list, id));
    for (const customer of await table.getAll<{ sk: string; name: string }>(keys))
      names.set(idOf(customer), customer.name);
  }
  return names;
}
