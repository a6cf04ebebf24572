import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { Businesses, BusinessRecord } from '#functions/data/people/businesses.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { OpenInvoiceStore } from './store.ts';

/** How many invoices are marked at the same time; of many businesses a hundred thousand fit into a run's five minutes. */
const AT_ONCE = 10;

type Dependencies = { invoices: Invoices; businesses: Businesses; store: OpenInvoiceStore };

/**
 * Marks every SENT invoice whose due day is over in its business's time zone (product decision 7); answers how many.
 * Run twice or by several at once, each invoice changes once; a run that was cut short is taken up by the next.
 * Throws when some could not be marked, after the rest.
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
  const failures: unknown[] = [];
  const due = (await store.listDueBefore(latestToday)).values();
  const markNext = async () => {
    for (const invoiceId of due) {
      try {
        if (await markOne(invoiceId)) marked += 1;
      } catch (error) {
        // The others must not wait for one that cannot be changed.
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, markNext));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} invoices could not be marked`);
  return marked;

  /** Somebody who changes it meanwhile wins; the next run looks again. */
  async function markOne(invoiceId: string): Promise<boolean> {
    const before = await invoices.find(invoiceId);
    const business = before && (await businessOf(before.businessId));
    if (!business || before.status !== 'SENT' || before.dueDate >= dayIn(business.timeZone, now)) return false;
    const at = now.toISOString();
    const after = { ...before, status: 'OVERDUE' as const, version: before.version + 1, updatedAt: at };
    const events = [{ at, type: 'STATUS' as const, from: before.status, to: after.status }];
    return (await invoices.replace({ before, after, events })) === null;
  }
}
