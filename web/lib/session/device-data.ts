import { LOG_KEY } from '#web/lib/errors/error-log.ts';

/** Key prefix of every invoice draft in local storage. */
export const DRAFT_PREFIX = 'draftInvoice';
/** Whose drafts and errors are on this device. */
const OWNER_KEY = 'deviceOwner';

/** Whose drafts they are, and for which business they were typed: a person may work in several, one after another. */
export type DraftOwner = { readonly userId: string; readonly businessId: string };

/** Prefix of the keys of one person's drafts in one business. */
export function draftPrefixOf({ userId, businessId }: DraftOwner): string {
  return `${DRAFT_PREFIX}:${userId}:${businessId}:`;
}

/** Every key of a storage with a prefix. */
export function keysWith(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** Removes everything left on this device besides the session: drafts and the error log. For signing out. */
export function forgetDevice(storage: Storage): void {
  quietly(() => {
    for (const key of [...keysWith(storage, DRAFT_PREFIX), LOG_KEY, OWNER_KEY]) storage.removeItem(key);
  });
}

/**
 * Sets the person whose drafts and errors this device keeps. First removes those of anyone else whose session ended
 * without signing out.
 */
export function claimDevice(storage: Storage, userId: string): void {
  quietly(() => {
    const owner = storage.getItem(OWNER_KEY);
    if (owner === userId) return;
    if (owner !== null) forgetDevice(storage);
    storage.setItem(OWNER_KEY, userId);
  });
}

/** If the browser refuses storage, there is nothing to remove. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is full or forbidden.
  }
}
