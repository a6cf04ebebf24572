import { DOCUMENT_PAGE_HEADERS, SITE_HEADERS } from '#infra/site-headers.ts';
import { DOCUMENT_PAGES } from '#shared/document-pages.ts';

/** A fact about a deployed site; `findFault` returns the reason if it does not hold. */
export type SmokeCheck = { fact: string; findFault: (site: string) => Promise<string | undefined> };

/** In the format of invoice ids and emailed tokens, but nothing has this id. */
const UNKNOWN = '0'.repeat(22);
const TIMEOUT_MS = 15_000;
/** Headers of every response from a function. */
const OF_FUNCTION = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Facts that must hold right after a deployment. These checks change nothing, and need no account. */
export const SMOKE_CHECKS: readonly SmokeCheck[] = [
  page('the app opens', '/'),
  page('a screen opens by its address', '/invoices'),
  ...Object.keys(DOCUMENT_PAGES).map((name) =>
    page(`the ${name} page opens`, `/${name}/${UNKNOWN}`, DOCUMENT_PAGE_HEADERS),
  ),
  { fact: 'the files of the app and of the pages of documents load', findFault: fileFault },
  answer('the API is described', { call: 'GET /openapi.json', status: 200 }),
  // Only a function that reads its table knows that nothing has this id.
  answer('the pay page’s call reaches the table', {
    call: `GET /api/invoices/${UNKNOWN}/public`,
    status: 404,
    headers: OF_FUNCTION,
  }),
  answer('an unknown invitation is not found', {
    call: `GET /api/invitations/${UNKNOWN}`,
    status: 404,
    headers: OF_FUNCTION,
  }),
  answer('a session needs a valid token', {
    call: 'POST /api/auth/refresh',
    status: 401,
    body: { refresh_token: UNKNOWN },
    headers: OF_FUNCTION,
  }),
  answer('invoices need a token', { call: 'GET /api/invoices', status: 401 }),
  answer('an unknown call is not found', { call: 'GET /api/unknown', status: 404 }),
];

function page(fact: string, path: string, headers: Readonly<Record<string, string>> = SITE_HEADERS): SmokeCheck {
  return {
    fact,
    findFault: async (site) => {
      const response = await ask(`${site}${path}`);
      return statusFault(response, 200) ?? typeFault(response, 'text/html') ?? headerFault(response, headers);
    },
  };
}

type Expected = { call: string; status: number; body?: object; headers?: Readonly<Record<string, string>> };

function answer(fact: string, { call, status, body, headers = {} }: Expected): SmokeCheck {
  const [method = '', path = ''] = call.split(' ');
  const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return {
    fact,
    findFault: async (site) => {
      const response = await ask(`${site}${path}`, { method, ...json });
      return statusFault(response, status) ?? typeFault(response, 'application/json') ?? headerFault(response, headers);
    },
  };
}

async function fileFault(site: string): Promise<string | undefined> {
  const pages = await Promise.all(
    ['/', ...Object.keys(DOCUMENT_PAGES).map((name) => `/${name}/${UNKNOWN}`)].map(async (path) =>
      (await ask(site + path)).text(),
    ),
  );
  const files = new Set(pages.flatMap((html) => [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)));
  if (files.size === 0) return 'The pages name no files';
  for (const file of files) {
    const response = await ask(`${site}${file}`);
    // A missing file would be answered with an HTML page.
    if ((response.headers.get('content-type') ?? 'text/html').startsWith('text/html')) return `${file} is missing`;
    const fault = statusFault(response, 200) ?? cacheFault(response);
    if (fault) return `${file}: ${fault}`;
  }
  return undefined;
}

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

function statusFault({ status }: Response, expected: number): string | undefined {
  return status === expected ? undefined : `Status ${status} instead of ${expected}`;
}

function typeFault({ headers }: Response, expected: string): string | undefined {
  const type = headers.get('content-type') ?? 'none';
  return type.startsWith(expected) ? undefined : `Content type ${type} instead of ${expected}`;
}

function cacheFault({ headers }: Response): string | undefined {
  return headers.get('cache-control')?.includes('immutable') ? undefined : 'It is not cached as immutable';
}

function headerFault({ url, headers }: Response, expected: Readonly<Record<string, string>>): string | undefined {
  const wrong = Object.entries(expected).find(([name, value]) => headers.get(name) !== value);
  if (wrong) return `Header ${wrong[0]} is ${headers.get(wrong[0])}`;
  const isSecure = !url.startsWith('https:') || headers.has('strict-transport-security');
  return isSecure ? undefined : 'Header strict-transport-security is missing';
}
