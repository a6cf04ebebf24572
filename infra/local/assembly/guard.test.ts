import { afterEach, expect, it, vi } from 'vitest';
import { serveLoopback } from '#infra/local/emulators/loopback.ts';
import { type Guards, startGuards } from './guard.ts';
import { Statement } from './statements.ts';

const TABLE = 'arn:aws:dynamodb:ca-central-1:000000000000:table/northbill';
const MAY_READ = Statement.parse({ Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: TABLE });

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const part of running.splice(0).reverse()) await part.stop();
});

/** Guards in front of a service that echoes the request body; only `reader` may do anything. */
async function someGuards(): Promise<Guards> {
  const echo = await serveLoopback(async (request, response) => {
    response.writeHead(200, { 'x-path': String(request.url) });
    request.pipe(response);
  });
  const { endpoint } = echo;
  const all = { dynamodb: endpoint, cognito: endpoint, s3: endpoint, ses: endpoint, sns: endpoint, sqs: endpoint };
  const guards = await startGuards({ ...all, lambda: endpoint }, (name) => (name === 'reader' ? [MAY_READ] : []));
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

it.each([
  ['another action', 'reader', 'PutItem'],
  ['another function', 'writer', 'GetItem'],
  ['nobody known', 'local', 'GetItem'],
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
