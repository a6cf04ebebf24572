import { inject } from 'vitest';
import { deviation } from './documented.ts';
import { originIn } from './provide-product.ts';

/** An API response; `body` is the parsed JSON, or the text if it is not JSON. */
export type ApiResponse<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers };

export type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  raw?: string;
};

/** Calls the API of the running product over HTTP. Throws if the response deviates from the API's description. */
export async function call<Body = Record<string, unknown>>(
  method: string,
  path: string,
  { token, body, headers, raw }: CallOptions = {},
): Promise<ApiResponse<Body>> {
  const response = await fetch(`${productUrl()}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...((body !== undefined || raw !== undefined) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw }),
  });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, body: parsed(text) as Body };
  const found = deviation(method, path, answer);
  if (found) throw new Error(`${method} ${path.split('?')[0]} deviates from its description: ${found}`);
  return answer;
}

let origin: string | undefined;

/** Origin of the running product. */
export function productUrl(): string {
  origin ??= originIn(inject('productFile'));
  return origin;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
