import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { Businesses, BusinessRecord } from '#functions/data/people/businesses.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { OpenInvoiceStore } from './store.ts';

/** Invoices marked concurrently; a run of five minutes marks 100,000 across many businesses. */
const CONCURRENCY = 10;

type Dependencies = { invoices: Invoices; businesses: Pick<Businesses, 'find'>; store: OpenInvoiceStore };

/**
 * Marks every SENT invoice past its due date in its business's time zone (product decision 7) and returns how many.
 * Idempotent and safe to run concurrently; the next run continues an interrupted one. Throws at the end if some could
 * not be marked.
 */
export async function markOverdue({ invoices, businesses, store }: Dependencies, now: Date): Promise<number> {
  // The earliest time zone is 14 hours ahead of UTC.
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
        // One failure must not block the others.
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, markNext));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} invoices could not be marked`);
  return marked;

  /** A concurrent change wins; the next run checks again. */
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
