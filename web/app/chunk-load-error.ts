import { ConnectionError } from '#web/lib/api/call-errors.ts';

const STORAGE_KEY = 'reloadedAt';
/** Minimum time between reloads: if one did not help, another will not either. */
const PAUSE_MS = 60_000;
/** Polling interval while the server cannot be reached. */
const RETRY_MS = 5_000;

/**
 * Whether a screen failed because a chunk could not be fetched. Chrome, Firefox, Safari and Vite report this as a plain
 * `TypeError` or `Error`, without a code, so only their messages tell.
 */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    (error instanceof Error &&
      /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message))
  );
}

/** Whether this tab was reloaded for a missing chunk a moment ago. */
export function hasJustReloaded(now: number): boolean {
  return now - Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NEGATIVE_INFINITY) <= PAUSE_MS;
}

/** Reloads the page and records it for `hasJustReloaded`. */
export function reload(now: number): void {
  sessionStorage.setItem(STORAGE_KEY, String(now));
  location.reload();
}

/** Whether the site responds. Reloading while it does not would only show the browser's own error page. */
export async function isSiteReachable(): Promise<boolean> {
  return fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves when a retry makes sense: the browser is back online, or some time has passed. */
export function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
