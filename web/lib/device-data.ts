import { LOG_KEY } from './error-log.ts';

/** What the key of every invoice draft in local storage begins with. */
export const DRAFT_PREFIX = 'draftInvoice';
/** Whose drafts and errors are on this device. */
const OWNER_KEY = 'deviceOwner';

/** Whose drafts they are, and for which business they were typed: a person may work in several, one after another. */
export type DraftOwner = { readonly userId: string; readonly businessId: string };

/** Prefix of the keys of one person's drafts in one business. */
export function draftPrefixOf({ userId, businessId }: DraftOwner): string {
  return `${DRAFT_PREFIX}:${userId}:${businessId}:`;
}

/** Every key of a storage that begins with a text. */
export function keysWith(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** Removes all that people leave on this device besides their session: drafts and the error log. For signing out. */
export function forgetDevice(storage: Storage): void {
  quietly(() => {
    for (const key of [...keysWith(storage, DRAFT_PREFIX), LOG_KEY, OWNER_KEY]) storage.removeItem(key);
  });
}

/**
 * Makes a person the one whose drafts and errors this device keeps. What somebody else left, whose session ended
 * without signing out here, is removed first.
 */
export function claimDevice(storage: Storage, userId: string): void {
  quietly(() => {
    const owner = storage.getItem(OWNER_KEY);
    if (owner === userId) return;
    if (owner !== null) forgetDevice(storage);
    storage.setItem(OWNER_KEY, userId);
  });
}

/** A browser that refuses to store has nothing to forget. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // Full or forbidden.
  }
}
