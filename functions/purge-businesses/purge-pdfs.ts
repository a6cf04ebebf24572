import type { Files } from '#functions/services/files.ts';
import { isSettled } from './purge.ts';
import type { PurgeStore } from './store.ts';

type Dependencies = {
  readonly store: Pick<PurgeStore, 'listPdfOrders' | 'closePdfs'>;
  readonly files: Pick<Files, 'removeAll'>;
};

/**
 * Removes the PDFs of invoices deleted since the last run, and returns the number of invoices. If time runs out or a
 * removal fails, the rest is left to the next run; failures are thrown at the end.
 */
export async function purgePdfs(
  { store, files }: Dependencies,
  { now, isTimeLeft }: { now: Date; isTimeLeft: () => boolean },
): Promise<number> {
  const failures: unknown[] = [];
  let purged = 0;
  for (const { invoiceId, deletedAt } of await store.listPdfOrders()) {
    if (!isTimeLeft()) break;
    // A PDF of the invoice may still be being rendered.
    if (!isSettled(deletedAt, now)) continue;
    try {
      await files.removeAll(`pdf/${invoiceId}/`);
      await store.closePdfs(invoiceId);
      purged += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `The PDFs of ${failures.length} invoices are left`);
  return purged;
}
