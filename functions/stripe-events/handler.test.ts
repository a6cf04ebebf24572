import { createHmac } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import { startFauxqs } from '#infra/local/emulators/fauxqs.ts';
import { testFolder } from '#test/support/test-folder.ts';

const SECRET = 'whsec_test';

afterAll(() => vi.unstubAllEnvs());

/** The webhook as Lambda loads it, with its queue at this address. */
async function webhookOn(endpoint: string, queueUrl: string) {
  vi.resetModules();
  const variables = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  const own = { AWS_ENDPOINT_URL_SQS: endpoint, STRIPE_QUEUE_URL: queueUrl, STRIPE_WEBHOOK_SECRET: SECRET };
  for (const [name, value] of Object.entries({ ...variables, ...own })) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  return async (json: string, signedWith = SECRET) => {
    const at = Math.floor(Date.now() / 1000);
    const digest = createHmac('sha256', signedWith).update(`${at}.${json}`).digest('hex');
    const headers = { 'stripe-signature': `t=${at},v1=${digest}` };
    const event = { routeKey: 'POST /stripe/events', headers, body: json, isBase64Encoded: false, requestContext: {} };
    const call = handler as unknown as (event: HttpEvent, context: object) => Promise<HttpResult>;
    const { statusCode, body } = await call(event as unknown as HttpEvent, {});
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
}

const EVENT = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded' });

it('returns 200 once the queue has the event, 400 without Stripe’s signature, and 503 while there is no queue', async () => {
  const sqs = await startFauxqs({
    folder: testFolder(),
    queues: [{ name: 'events', hiddenSeconds: 30, maxReceives: 5 }],
  });
  const post = await webhookOn(sqs.endpoint, sqs.urlOf('events'));
  const waiting = async () => {
    const { messages } = (await (await fetch(`${sqs.endpoint}/_fauxqs/queues/events`)).json()) as {
      messages: { ready: { body: string }[] };
    };
    return messages.ready.map(({ body }) => body);
  };
  expect(await post(EVENT, 'whsec_other')).toMatchObject({ status: 400 });
  expect(await waiting()).toEqual([]);
  expect(await post(EVENT)).toEqual({ status: 200, body: { received: true } });
  expect(await waiting()).toEqual([EVENT]);
  await sqs.stop();
  expect(await post(EVENT)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
});
