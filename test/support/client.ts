import { inject } from 'vitest';

/** An answer of the API. `body` is the parsed JSON, or the text where it is none. */
export type Answer<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers };

export type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  raw?: string;
};

/** Calls the running product's API as any HTTP client does. */
export async function call<Body = Record<string, unknown>>(
  method: string,
  path: string,
  { token, body, headers, raw }: CallOptions = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${productUrl()}/api${path}`, {
    method,
    headers: {
      ...((body !== undefined || raw !== undefined) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) as Body };
}

/** Origin of the running product. */
export function productUrl(): string {
  return inject('productUrl');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
