import type { Files } from '#functions/services/files.ts';
import { sweep } from '#functions/services/sweep.ts';
import { isSettled, removeFilesOf } from './purge.ts';
import type { PurgeStore } from './store.ts';

type Dependencies = {
  readonly store: Pick<PurgeStore, 'listFileOrders' | 'closeFiles'>;
  readonly files: Pick<Files, 'removeAll'>;
};

/**
 * Removes the files of invoices and appointments deleted since the last run, and returns how many those are. If time runs
 * out or a removal fails, the rest is left to the next run. Throws at the end if some failed.
 */
export async function removeDeletedFiles(
  { store, files }: Dependencies,
  { now, isTimeLeft }: { now: Date; isTimeLeft: () => boolean },
): Promise<number> {
  return sweep(await store.listFileOrders(), {
    event: 'files-not-removed',
    idOf: ({ recordId }) => recordId,
    async handle({ recordId, deletedAt }) {
      // A PDF of the invoice may still be being rendered, or a file attached.
      if (!isTimeLeft() || !isSettled(deletedAt, now)) return false;
      await removeFilesOf(files, recordId);
      await store.closeFiles(recordId);
      return true;
    },
  });
}
