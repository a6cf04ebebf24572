import { COPY_MARK } from '#shared/invoice/copy-mark.ts';
import type { ViewInput } from '#shared/invoice/views.ts';
import { deviceOwner } from '#web/lib/session/device-owner.ts';

/** A scanner that runs the page leaves within this time, in milliseconds. */
const SCAN_MS = 2_000;

const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

type Page = {
  readonly url: string;
  readonly window: Window;
  readonly document: Document;
  /** What is sent of a visit; nothing without it. */
  readonly toView: (view: ViewInput) => object | undefined;
};

/**
 * Reports once to `url` whether a person opened the page: by a pointer, key or scroll on the visible page, no sooner than two
 * seconds after it loaded; a visit that ends without any is only a check. Names the app's user in this browser, so that the
 * server can leave out those of the document's business. Visits from the sender's own copy are not reported.
 */
export function reportView({ url, window, document, toView }: Page): void {
  if (new URLSearchParams(window.location.search).has(COPY_MARK)) return;
  const loadedAt = performance.now();
  const listening = new AbortController();
  const report = (kind: ViewInput['kind']) => {
    listening.abort();
    const view = toView({ kind, viewer: viewerIn(window) });
    if (!view) return;
    // A beacon: an unfinished request would keep the page out of the browser's cache for going back.
    const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
    window.navigator.sendBeacon(url, body);
  };
  const onAction = (event: Event) => {
    const isPerson = event.isTrusted && document.visibilityState === 'visible';
    if (isPerson && performance.now() - loadedAt >= SCAN_MS) report('opened');
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const action of ACTIONS) window.addEventListener(action, onAction, options);
  window.addEventListener('pagehide', () => report('checked'), options);
}

/** The app's user in this browser; undefined if there is none or its storage is forbidden. */
function viewerIn(window: Window): string | undefined {
  try {
    return deviceOwner(window.localStorage) ?? undefined;
  } catch {
    return undefined;
  }
}
