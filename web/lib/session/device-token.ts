const KEY = 'deviceToken';

/**
 * Identifies this device as one where the user has signed in, so that failed attempts elsewhere do not lock them out
 * here. Kept after logout; it proves nothing else.
 */
export function readDeviceToken(storage: Storage): string | undefined {
  try {
    return storage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token of a sign-in for the next one. */
export function keepDeviceToken(storage: Storage, token: string): void {
  try {
    storage.setItem(KEY, token);
  } catch {
    // Storage is full or blocked: the next sign-in counts as one from an unknown device.
  }
}
