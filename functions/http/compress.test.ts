import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';
import type { HttpEvent, HttpResult } from './event.ts';

const LONG = JSON.stringify({ notes: 'Thank you for your business. '.repeat(100) });

/** The response as it leaves the function. */
async function answered(response: HttpResult, accepted?: string): Promise<HttpResult> {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const request = { event: { headers } as unknown as HttpEvent, response: { ...response } };
  await compress().after?.(request as never);
  return request.response;
}

it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP'])(
  'a long text is compressed for "%s"',
  async (accepted) => {
    const text = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: LONG };
    const { body = '', ...rest } = await answered(text, accepted);
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(LONG);
    expect(rest).toEqual({
      statusCode: 200,
      isBase64Encoded: true,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
  },
);

it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0', 'x-gzip-like'])(
  'a long text is sent as it is to who accepts "%s"',
  async (accepted) => {
    expect(await answered({ body: LONG }, accepted)).toEqual({ body: LONG });
  },
);

it.each<[string, HttpResult]>([
  ['a short text', { body: '{"id":"one"}' }],
  ['no text', { statusCode: 204 }],
  ['a file', { body: Buffer.from(LONG).toString('base64'), isBase64Encoded: true }],
])('%s is sent as it is', async (_, response) => {
  expect(await answered(response, 'gzip')).toEqual(response);
});
