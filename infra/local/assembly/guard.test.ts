import { afterEach, expect, it, vi } from 'vitest';
import { serveLoopback } from '#infra/local/emulators/loopback.ts';
import { type Guards, startGuards } from './guard.ts';
import { Statement } from './statements.ts';

const TABLE = 'arn:aws:dynamodb:ca-central-1:000000000000:table/northbill';
const MAY_READ = Statement.parse({ Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: TABLE });
const MAY_LINK = Statement.parse({ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::files/exports/*' });

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const part of running.splice(0).reverse()) await part.stop();
});

/** Guards in front of a service that echoes the request body; only `reader` and `exporter` may do anything. */
async function someGuards(): Promise<Guards> {
  const echo = await serveLoopback(async (request, response) => {
    response.writeHead(200, { 'x-path': String(request.url) });
    request.pipe(response);
  });
  const { endpoint } = echo;
  const all = { dynamodb: endpoint, cognito: endpoint, s3: endpoint, ses: endpoint, sns: endpoint, sqs: endpoint };
  const statements: Readonly<Record<string, Statement[]>> = { reader: [MAY_READ], exporter: [MAY_LINK] };
  const guards = await startGuards({ ...all, lambda: endpoint }, (name) => statements[name] ?? []);
  running.push(echo, guards);
  return guards;
}

function ask({ endpoints }: Guards, caller: string, operation: string): Promise<Response> {
  return fetch(`${endpoints.dynamodb}/path?a=1`, {
    method: 'POST',
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=${caller}/20260101/ca-central-1/dynamodb/aws4_request`,
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    },
    body: '{"TableName":"northbill"}',
  });
}

it('passes on unchanged what the caller’s role allows', async () => {
  const response = await ask(await someGuards(), 'reader', 'GetItem');
  expect([response.status, response.headers.get('x-path')]).toEqual([200, '/path?a=1']);
  expect(await response.json()).toEqual({ TableName: 'northbill' });
});

it('recognizes the function that signed a URL', async () => {
  const { endpoints } = await someGuards();
  const signedBy = (name: string) => `X-Amz-Credential=${name}%2F20260101%2Fca-central-1%2Fs3%2Faws4_request`;
  const ask = (name: string) => fetch(`${endpoints.s3}/files/exports/a.zip?X-Amz-Expires=300&${signedBy(name)}`);
  vi.spyOn(console, 'error').mockReturnValue();
  expect([(await ask('exporter')).status, (await ask('reader')).status]).toEqual([200, 400]);
});

it.each([
  ['another action', 'reader', 'PutItem'],
  ['another function', 'writer', 'GetItem'],
  ['an unknown caller', 'local', 'GetItem'],
])('refuses %s as AWS does, and logs it', async (_, caller, operation) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const response = await ask(await someGuards(), caller, operation);
  const message = `${caller} is not authorized to perform dynamodb:${operation} on ${TABLE}`;
  expect([response.status, await response.json()]).toEqual([
    400,
    { __type: 'com.amazon.coral.service#AccessDeniedException', message },
  ]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(message);
});
