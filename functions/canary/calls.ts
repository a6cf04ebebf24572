type Call = { expect: number; token?: string; body?: object };

/** Longer than the timeout of any function behind these calls. */
const TIMEOUT_MS = 16_000;

/** Calls a site by its origin, as a browser does. Errors name the call without ids and tokens. */
export function callsTo(siteUrl: string) {
  return {
    /** Calls the API and returns the parsed response. Throws if the status is not the expected one. */
    async call<Response>(name: string, { expect, token, body }: Call): Promise<Response> {
      const [method = '', path = ''] = name.split(' ');
      const response = await ask(nameOf(name), `${siteUrl}/api${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (response.status !== expect) throw new Error(`${nameOf(name)} returned ${response.status}, not ${expect}`);
      return JSON.parse((await response.text()) || 'null') as Response;
    },
    /** Opens a page. Throws if the response is not a page. */
    async open(path: string): Promise<void> {
      const response = await ask('The pay page', `${siteUrl}${path}`, {});
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (response.status !== 200 || !isPage) throw new Error(`The pay page returned ${response.status}`);
    },
  };
}

async function ask(name: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new Error(`${name} got no response`, { cause });
  }
}

function nameOf(call: string): string {
  return call.replace(/\?.*/, '').replace(/(\/invoices)\/\w+/, '$1/{id}');
}
