import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { Businesses, BusinessRecord } from '#functions/data/people/businesses.ts';
import { failureFields, logLine, recordMark } from '#functions/services/log.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { OpenInvoiceStore } from './store.ts';

/** Invoices marked concurrently; at 30 ms each, 300 a second. */
const CONCURRENCY = 10;

/** What marking invoices needs. */
export type Dependencies = {
  readonly invoices: Pick<Invoices, 'find' | 'replace'>;
  readonly businesses: Pick<Businesses, 'find'>;
  readonly store: OpenInvoiceStore;
};

/**
 * Marks every SENT invoice of a shard past its due date in its business's time zone (product decision 7) and returns how
 * many. Idempotent and safe to run concurrently; the next run continues an interrupted one. Throws at the end if some
 * could not be marked.
 */
export async function markOverdue(
  { invoices, businesses, store }: Dependencies,
  shard: number,
  now: Date,
): Promise<number> {
  // The earliest time zone is 14 hours ahead of UTC.
  const latestToday = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const known = new Map<string, Promise<BusinessRecord | undefined>>();
  const businessOf = (id: string) => {
    const business = known.get(id) ?? businesses.find(id);
    known.set(id, business);
    return business;
  };
  let [marked, failed] = [0, 0];
  const due = (await store.listDueBefore(shard, latestToday)).values();
  const markNext = async () => {
    for (const invoiceId of due) {
      try {
        if (await markOne(invoiceId)) marked += 1;
      } catch (error) {
        // One failure must not block the others.
        failed += 1;
        logLine('error', { event: 'invoice-not-marked', record: recordMark(invoiceId), ...failureFields(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, markNext));
  if (failed > 0) throw new Error(`${failed} invoices could not be marked`);
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
