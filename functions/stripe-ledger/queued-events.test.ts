import { SQSClient } from '@aws-sdk/client-sqs';
import { expect, it, onTestFinished } from 'vitest';
import { consume } from '#functions/services/consume.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { deadLettersOf, startFauxqs } from '#infra/local/emulators/fauxqs.ts';
import { startEventSource } from '#infra/local/triggers/event-source.ts';
import type { LambdaHandler } from '#infra/local/triggers/functions.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anEvent, aPaidSession } from '#test/support/stripe-event.ts';
import { ACCOUNT, eventsHarness } from '#test/support/stripe-events-harness.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { applyQueued } from './apply-queued.ts';
import { QueuedEvent } from './queued-event.ts';

const QUEUE = { name: 'events', hiddenSeconds: 0, maxReceives: 5 };

const harness = await eventsHarness(await emulatedTable());
const paid = (invoiceId: string) =>
  JSON.stringify(anEvent('checkout.session.completed', ACCOUNT, aPaidSession(invoiceId)));

/** The queue stored in this folder; failed messages are redelivered immediately. */
async function openQueue(folder: string) {
  const sqs = await startFauxqs({ folder, queues: [QUEUE] });
  const client = () => new SQSClient({ ...AWS, endpoint: sqs.endpoint });
  const queueUrl = sqs.urlOf(QUEUE.name);
  onTestFinished(() => sqs.stop());
  return {
    stop: () => sqs.stop(),
    send: sqsQueue(queueUrl, client()).send,
    /** Applies incoming events until the test ends. */
    startApplying() {
      const parts = { dependencies: harness.dependencies, queue: { postpone: async () => {} } };
      const handler = consume('payment-event-failed', QueuedEvent, (event, delivery) =>
        applyQueued(parts, event, delivery),
      );
      const load = async () => handler as LambdaHandler;
      const source = startEventSource({
        queueUrl,
        functionName: 'stripe-ledger',
        load,
        batchSize: 10,
        batchSeconds: 20,
        client: client(),
      });
      onTestFinished(() => source.stop());
    },
    async bodiesOn(name = QUEUE.name) {
      const answer = await fetch(`${sqs.endpoint}/_fauxqs/queues/${name}`);
      const { messages } = (await answer.json()) as {
        messages: { ready: { body: string }[]; inflight: { message: { body: string } }[] };
      };
      return [...messages.ready, ...messages.inflight.map(({ message }) => message)].map(({ body }) => body);
    },
  };
}

it('an event that can never be applied becomes a dead letter and delays no other', async () => {
  const { send, startApplying, bodiesOn } = await openQueue(testFolder());
  const invoices = await Promise.all(Array.from({ length: 12 }, () => harness.givenAnInvoice()));
  const poison = JSON.stringify({ ...anEvent('charge.refunded', ACCOUNT, {}), data: null });
  for (const [index, { id }] of invoices.entries()) await send(index === 3 ? poison : paid(id));
  startApplying();
  await expect.poll(() => bodiesOn(deadLettersOf(QUEUE.name))).toEqual([poison]);
  await expect.poll(() => bodiesOn()).toEqual([]);
  const statuses = await Promise.all(invoices.map(async ({ id }) => (await harness.read(id)).status));
  expect(statuses.map((status, index) => [index, status])).toEqual(
    invoices.map((_, index) => [index, index === 3 ? 'SENT' : 'PAID']),
  );
});

it('a queued event is applied once, however often it is delivered', async () => {
  const { send, startApplying, bodiesOn } = await openQueue(testFolder());
  const { id } = await harness.givenAnInvoice();
  const body = paid(id);
  startApplying();
  await Promise.all(Array.from({ length: 25 }, () => send(body)));
  await expect.poll(() => bodiesOn()).toEqual([]);
  expect(await harness.read(id)).toMatchObject({ paidCents: 20_000, version: 2 });
  expect(await harness.entriesOf(id)).toHaveLength(1);
});

it('an event that was acknowledged is applied after a restart', async () => {
  const folder = testFolder();
  const before = await openQueue(folder);
  const { id } = await harness.givenAnInvoice();
  await before.send(paid(id));
  await before.stop();
  const after = await openQueue(folder);
  after.startApplying();
  await expect.poll(() => harness.read(id)).toMatchObject({ status: 'PAID' });
});
