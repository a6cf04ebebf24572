import { SESSION_KEY } from '#web/lib/session/stored-session.ts';

/** A scanner that runs the page leaves within this time, in milliseconds. */
const SCAN_MS = 2_000;

const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

type Page = { readonly invoiceId: string; readonly window: Window; readonly document: Document };

/**
 * Reports once whether a person opened the page: by a pointer, key or scroll on the visible page, no sooner than two
 * seconds after it loaded; a visit that ends without any is only a check. Business users' own visits are not reported.
 */
export function reportView({ invoiceId, window, document }: Page): void {
  if (isSignedIn(window)) return;
  const loadedAt = performance.now();
  const listening = new AbortController();
  const report = (kind: 'opened' | 'checked') => {
    listening.abort();
    // A beacon: an unfinished request would keep the page out of the browser's cache for going back.
    const body = new Blob([JSON.stringify({ kind })], { type: 'application/json' });
    window.navigator.sendBeacon(`/api/invoices/${invoiceId}/views`, body);
  };
  const onAction = (event: Event) => {
    const isPerson = event.isTrusted && document.visibilityState === 'visible';
    if (isPerson && performance.now() - loadedAt >= SCAN_MS) report('opened');
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const action of ACTIONS) window.addEventListener(action, onAction, options);
  window.addEventListener('pagehide', () => report('checked'), options);
}

/** Whether the app was signed in to in this browser. */
function isSignedIn({ localStorage }: Window): boolean {
  try {
    return (localStorage.getItem(SESSION_KEY) ?? 'null') !== 'null';
  } catch {
    return false;
  }
}
