import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { statusEvents } from '#functions/domain/invoice/status-events.ts';
import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import { sweep } from '#functions/services/sweep.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import type { OpenInvoiceStore } from './store.ts';

/** The dependencies of `markOverdue`. */
export type Dependencies = {
  readonly invoices: Pick<Invoices, 'find' | 'replace'>;
  readonly businesses: Pick<Businesses, 'find'>;
  readonly store: OpenInvoiceStore;
};

/**
 * Marks every SENT invoice of a shard past its due date in its business's time zone (decision F49) and returns how
 * many. Idempotent and safe to run concurrently; the next run continues an interrupted one. Throws at the end if some
 * could not be marked.
 */
export async function markOverdue(
  { invoices, businesses, store }: Dependencies,
  shard: number,
  now: Date,
): Promise<number> {
  // The earliest time zone is 14 hours ahead of UTC.
  const latestToday = new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10);
  const known = new Map<string, Promise<BusinessRecord | undefined>>();
  const businessOf = (id: string) => {
    const business = known.get(id) ?? businesses.find(id);
    known.set(id, business);
    return business;
  };
  const due = await store.listDueBefore(shard, latestToday);
  return sweep(due, { event: 'invoice-not-marked', idOf: (id) => id, handle: markOne });

  /** A concurrent change wins; the next run checks again. */
  async function markOne(invoiceId: string): Promise<boolean> {
    const before = await invoices.find(invoiceId);
    const business = before && (await businessOf(before.businessId));
    if (!business || before.status !== 'SENT' || before.dueDate >= dayIn(business.timeZone, now)) return false;
    const updatedAt = now.toISOString();
    const after = { ...before, status: 'OVERDUE' as const, version: before.version + 1, updatedAt };
    return (await invoices.replace({ before, after, events: statusEvents(before, after) })) === null;
  }
}
