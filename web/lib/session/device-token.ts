const KEY = 'deviceToken';

/**
 * The token by which the server knows that somebody signed in on this device before, so that failed tries elsewhere do
 * not lock them out here. It stays after signing out and proves nothing else.
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
    // Storage is full or forbidden: the next sign-in is that of an unknown device.
  }
}
