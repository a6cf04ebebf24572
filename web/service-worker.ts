// Shows the offline page when the installed app starts without a connection. Everything else passes through: pages and
// their files stay as fresh as without it. TypeScript has no types for a worker beside those for pages.
import type { Language } from '#shared/locale/language.ts';
import { readSitePath } from '#shared/locale/site-path.ts';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetch = Lasting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
};
type Worker = {
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetch) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
};

type Offline = {
  /** Differs in each build whose pages differ. */
  readonly version: string;
  readonly files: readonly string[];
  /** The page of each language. */
  readonly pages: Readonly<Record<Language, string>>;
  /** First parts of paths that are not the app's: the public pages of documents, and what is no page. */
  readonly others: readonly string[];
};

/** Set by the build. */
declare const OFFLINE: Offline;
const { version, files, pages, others }: Offline = OFFLINE;

const worker = globalThis as unknown as Worker;

const CACHE = `offline-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...files])));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOlder(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  // Every page: one that is left to the browser would be requested twice, since it is preloaded.
  if (event.request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (files.includes(pathname)) event.respondWith(file(event.request));
});

async function page(event: Fetch, pathname: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const isOther = others.includes(pathname.split('/')[1] ?? '');
    const kept = isOther ? undefined : await caches.match(pages[readSitePath(pathname).language]);
    if (!kept) throw error;
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function deleteOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
