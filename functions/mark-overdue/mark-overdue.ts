import type { Businesses, BusinessRecord } from '#functions/data/businesses.ts';
import type { Invoices } from '#functions/data/invoices.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { OpenInvoiceStore } from './store.ts';

type Dependencies = { invoices: Invoices; businesses: Businesses; store: OpenInvoiceStore };

/**
 * Marks every SENT invoice whose due day is over in its business's time zone (product decision 7); answers how many.
 * Run twice or by several at once, each invoice changes once.
 */
export async function markOverdue({ invoices, businesses, store }: Dependencies, now: Date): Promise<number> {
  // The first place on Earth to see a new day is 14 hours ahead of UTC.
  const latestToday = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const known = new Map<string, Promise<BusinessRecord | undefined>>();
  const businessOf = (id: string) => {
    const business = known.get(id) ?? businesses.find(id);
    known.set(id, business);
    return business;
  };
  let marked = 0;
  for (const invoiceId of await store.listDueBefore(latestToday)) {
    const before = await invoices.find(invoiceId);
    const business = before && (await businessOf(before.businessId));
    if (!business || before.status !== 'SENT' || before.dueDate >= dayIn(business.timeZone, now)) continue;
    const at = now.toISOString();
    const after = { ...before, status: 'OVERDUE' as const, version: before.version + 1, updatedAt: at };
    const events = [{ at, type: 'STATUS' as const, from: before.status, to: after.status }];
    // Somebody who changed it meanwhile wins; the next run looks again.
    if ((await invoices.replace({ before, after, events })) === null) marked += 1;
  }
  return marked;
}
