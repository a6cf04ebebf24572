import { ConnectionError } from '#web/lib/api/connection-error.ts';

const STORAGE_KEY = 'reloadedAt';
/** A reload that did not help must not be followed by another. */
const PAUSE_MS = 60_000;
/** Polling interval while the server cannot be reached. */
const RETRY_MS = 5_000;

/**
 * Whether a screen failed because a chunk could not be fetched, by the messages of Chrome, Firefox, Safari and Vite.
 */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    (error instanceof Error &&
      /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message))
  );
}

/** Whether the page was reloaded for this a moment ago. */
export function hasReloaded(now: number): boolean {
  return now - Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NEGATIVE_INFINITY) <= PAUSE_MS;
}

/** Loads the page again, and remembers that in this tab. */
export function reload(now: number): void {
  sessionStorage.setItem(STORAGE_KEY, String(now));
  location.reload();
}

/** Whether the site responds: reloading without it would only show the browser's own error page. */
export async function isSiteThere(): Promise<boolean> {
  return fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves when the site is worth trying again: the browser is back online, or some time has passed. */
export function nextChance(): Promise<void> {
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
