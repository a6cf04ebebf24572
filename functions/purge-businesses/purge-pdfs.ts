import type { Files } from '#functions/services/files.ts';
import { sweep } from '#functions/services/sweep.ts';
import { isSettled, removeInvoiceFiles } from './purge.ts';
import type { PurgeStore } from './store.ts';

type Dependencies = {
  readonly store: Pick<PurgeStore, 'listPdfOrders' | 'closePdfs'>;
  readonly files: Pick<Files, 'removeAll'>;
};

/**
 * Removes the PDFs and attachments of invoices deleted since the last run, and returns the number of invoices. If time runs out or a
 * removal fails, the rest is left to the next run. Throws at the end if some failed.
 */
export async function purgePdfs(
  { store, files }: Dependencies,
  { now, isTimeLeft }: { now: Date; isTimeLeft: () => boolean },
): Promise<number> {
  return sweep(await store.listPdfOrders(), {
    event: 'pdfs-not-removed',
    idOf: ({ invoiceId }) => invoiceId,
    async handle({ invoiceId, deletedAt }) {
      // A PDF of the invoice may still be being rendered.
      if (!isTimeLeft() || !isSettled(deletedAt, now)) return false;
      await removeInvoiceFiles(files, invoiceId);
      await store.closePdfs(invoiceId);
      return true;
    },
  });
}
