const STORAGE_KEY = 'reloadedAt';
/** A reload that did not help must not be followed by another. */
const PAUSE_MS = 60_000;

/**
 * Whether a screen failed because a part of the app could not be fetched, as after a new deployment, and loading the
 * page again is worth a try: the network is there, and it was not tried a moment ago.
 */
export function isReloadWorthIt(error: unknown, now: number): boolean {
  return isLostPart(error) && navigator.onLine && now - lastReload() > PAUSE_MS;
}

/** Loads the page again, and remembers that in this tab. */
export function reloadOnce(now: number): void {
  sessionStorage.setItem(STORAGE_KEY, String(now));
  location.reload();
}

/** The words of Chrome, of Firefox, of Safari, and of Vite for a style sheet. */
function isLostPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload/.test(error.message)
  );
}

function lastReload(): number {
  return Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NEGATIVE_INFINITY);
}
