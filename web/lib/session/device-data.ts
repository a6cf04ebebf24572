import { LOG_KEY } from '#web/lib/errors/error-log.ts';
import { OWNER_KEY } from './device-owner.ts';

/** Key of what the installed app keeps to be read without a connection. */
export const OFFLINE_COPY_KEY = 'offlineCopy';

/** Key prefix of the drafts of all kinds of documents in local storage. */
const DRAFT_PREFIX = 'draft';

/** The kind, user and business that a draft belongs to: a user may work in several, one after another. */
export type DraftOwner = {
  /** `draft` and the name of its kind, such as `draftInvoice`: an editor continues drafts of its own kind alone. */
  readonly prefix: `${typeof DRAFT_PREFIX}${string}`;
  readonly userId: string;
  readonly businessId: string;
};

/** Key prefix of one user's drafts of a kind in one business. */
export function draftPrefixOf({ prefix, userId, businessId }: DraftOwner): string {
  return `${prefix}:${userId}:${businessId}:`;
}

/** All keys of a storage with a prefix. */
export function keysWithPrefix(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** The number of unsaved documents on this device, across all of its user's businesses. */
export function countDrafts(storage: Storage): number {
  try {
    return keysWithPrefix(storage, DRAFT_PREFIX).length;
  } catch {
    return 0;
  }
}

/** Removes drafts, the offline copy and the error log from this device, on logging out. */
export function clearDeviceData(storage: Storage): void {
  ignoringErrors(() => {
    for (const key of [...keysWithPrefix(storage, DRAFT_PREFIX), OFFLINE_COPY_KEY, LOG_KEY, OWNER_KEY])
      storage.removeItem(key);
  });
}

/**
 * Makes this user the owner of what is kept on this device, removing those of others whose session ended
 * without logging out.
 */
export function claimDevice(storage: Storage, userId: string): void {
  ignoringErrors(() => {
    const owner = storage.getItem(OWNER_KEY);
    if (owner === userId) return;
    if (owner !== null) clearDeviceData(storage);
    storage.setItem(OWNER_KEY, userId);
  });
}

/** Ignores a storage that throws: nothing is remembered then. */
function ignoringErrors(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is full or forbidden.
  }
}
