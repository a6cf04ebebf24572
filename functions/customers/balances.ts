import { customerOf } from '#functions/data/table/keys.ts';
import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { CustomerBalances } from '#shared/customer/account.ts';
import { owedOn } from './account.ts';

/** About 400 read units. */
const MAX_DUE = 5_000;

type Dependencies = {
  readonly invoices: Pick<CustomerInvoices, 'listDue'>;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
};

/** What each customer of the caller's business owes, added up from its open invoices (decision F122). */
export async function readBalances(
  { invoices, businesses }: Dependencies,
  { caller: { businessId }, now }: { caller: Caller; now: Date },
  max = MAX_DUE,
): Promise<CustomerBalances> {
  const [rows, today] = await Promise.all([invoices.listDue(max + 1), todayOf(businesses, businessId, now)]);
  if (rows.length > max) return { balances: {}, isCapped: true };
  const byCustomer = Map.groupBy(rows, (row) => customerOf(row) ?? '');
  byCustomer.delete('');
  const balances = [...byCustomer]
    .map(([id, own]) => [id, owedOn(own, today)] as const)
    .filter(([, owed]) => owed.length > 0);
  return { balances: Object.fromEntries(balances), isCapped: false };
}
