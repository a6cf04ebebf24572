/** Key of the id of the user whose drafts and errors are on this device. */
export const OWNER_KEY = 'deviceOwner';

/** The user's id, from their first sign-in on this device until they log out, even if the session expired; else null. */
export function deviceOwner(storage: Storage): string | null {
  return storage.getItem(OWNER_KEY);
}
