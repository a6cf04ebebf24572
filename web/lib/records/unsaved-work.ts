/** Asks the user whether to leave; `leave` continues the navigation. */
type Ask = (leave: () => void) => void;
type Guard = {
  readonly ask: Ask;
  /** Changes the screen within the app, as React Router's `navigate` does. */
  readonly navigate: (path: string, options: { state: unknown }) => unknown;
};

/** The newest guard asks: a dialog is on top of its screen. */
const guards: Guard[] = [];

/** Whether leaving this page would lose unsaved input. */
export function hasUnsavedWork(): boolean {
  return guards.length > 0;
}

/**
 * Asks before the user leaves the page by a link, code, Back or Forward; when the page closes, the browser asks.
 * Changing only the query or hash is not leaving, nor is a replaced URL. Returns a function that removes the guard.
 */
export function guardWork(guard: Guard): () => void {
  if (guards.push(guard) === 1) start();
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    if (guards.length === 0) stop();
  };
}

/**
 * Lets guards intercept Back and Forward, too. Call it before the router is rendered: listeners fire in order of
 * registration, and the router's would unmount the screen immediately.
 */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guards.length > 0 && onPop(event));
}

/**
 * Saves what an address sends as an attachment. The browser reports a navigation, but the page stays open, so nobody is
 * asked. A link with `download` would not do: browsers ignore that for files of another origin.
 */
export function saveFrom(url: string): void {
  stayedAt = performance.now();
  location.assign(url);
}

type Place = { path: string; index: number };

let here: Place = { path: '', index: 0 };
/** The user has confirmed the navigation in progress. */
let mayLeave = false;
/** A history step is being undone. */
let isReturning = false;
/** When a navigation last began that leaves the page open. */
let stayedAt = Number.NEGATIVE_INFINITY;

function start(): void {
  here = place();
  mayLeave = false;
  isReturning = false;
  history.pushState = onPush;
  history.replaceState = onReplace;
  addEventListener('beforeunload', onUnload);
  window.navigation?.addEventListener('navigate', onNavigate);
}

function stop(): void {
  // Restores the browser's own methods.
  delete (history as Partial<History>).pushState;
  delete (history as Partial<History>).replaceState;
  removeEventListener('beforeunload', onUnload);
  window.navigation?.removeEventListener('navigate', onNavigate);
}

function ask(go: () => void): void {
  guards.at(-1)?.ask(() => {
    mayLeave = true;
    go();
  });
}

function onPush(data: unknown, unused: string, url?: string | URL | null): void {
  const { pathname, search, hash } = new URL(url ?? location.href, location.href);
  if (mayLeave || pathname === location.pathname) {
    mayLeave = false;
    History.prototype.pushState.call(history, data, unused, url);
    here = place();
    return;
  }
  // The router reads the URL afterwards and finds it unchanged.
  const state = (data as { usr?: unknown } | null)?.usr ?? null;
  const guard = guards.at(-1);
  ask(() => guard?.navigate(`${pathname}${search}${hash}`, { state }));
}

function onReplace(...state: Parameters<History['replaceState']>): void {
  History.prototype.replaceState.apply(history, state);
  here = place();
}

/** The browser has already navigated: undo that before asking the user. */
function onPop(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    return;
  }
  const there = place();
  if (mayLeave || there.path === here.path) {
    mayLeave = false;
    here = there;
    return;
  }
  event.stopImmediatePropagation();
  const steps = there.index - here.index || -1;
  isReturning = true;
  history.go(-steps);
  ask(() => history.go(steps));
}

/** With the Navigation API, the user is asked before Back or a full load changes anything. */
function onNavigate(event: NavigateEvent): void {
  const { url, key, sameDocument } = event.destination;
  // A `mailto:` or `tel:` link stays on the page, although the browser reports a navigation.
  if (/^(mailto|tel|sms):/.test(url)) stayedAt = event.timeStamp;
  if (!/^https?:/.test(url) || !event.cancelable || event.downloadRequest !== null || isStaying(event)) return;
  const isTraversal = event.navigationType === 'traverse';
  if (mayLeave || isReturning || (sameDocument && !isTraversal) || new URL(url).pathname === here.path) return;
  event.preventDefault();
  ask(() => (isTraversal ? navigation.traverseTo(key) : location.assign(url)));
}

/** How long the browser takes from a click to asking. */
const STARTS_MS = 1000;

function isStaying({ timeStamp }: Event): boolean {
  return timeStamp - stayedAt <= STARTS_MS;
}

function onUnload(event: BeforeUnloadEvent): void {
  if (!mayLeave && !isStaying(event)) event.preventDefault();
  mayLeave = false;
}

/** `index` counts the router's entries in the history. */
function place(): Place {
  return { path: location.pathname, index: (history.state as { idx?: number } | null)?.idx ?? 0 };
}
