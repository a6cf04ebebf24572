import { ConnectionError } from '#web/lib/connection-error.ts';

const STORAGE_KEY = 'reloadedAt';
/** A reload that did not help must not be followed by another. */
const PAUSE_MS = 60_000;
/** How often the server is looked for while it cannot be reached. */
const RETRY_MS = 5_000;

/** Whether a screen failed because a part of the app could not be fetched: in the words of Chrome, Firefox, Safari, Vite. */
export function isLostPart(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    (error instanceof Error &&
      /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message))
  );
}

/** Whether loading the page again was tried a moment ago. */
export function hasReloaded(now: number): boolean {
  return now - Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NEGATIVE_INFINITY) <= PAUSE_MS;
}

/** Loads the page again, and remembers that in this tab. */
export function reload(now: number): void {
  sessionStorage.setItem(STORAGE_KEY, String(now));
  location.reload();
}

/** Whether the site answers: a reload without it would leave nothing but the browser's own error. */
export async function isSiteThere(): Promise<boolean> {
  return fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Settles when the site is worth another look: the browser says so, or some time has passed. */
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
