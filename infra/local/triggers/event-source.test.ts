import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deadLettersOf, startFauxqs } from '#infra/local/emulators/fauxqs.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { startEventSource } from './event-source.ts';
import type { LambdaHandler } from './functions.ts';

const QUEUE = { name: 'events', hiddenSeconds: 0, maxReceives: 5 };

/** A queue that feeds this function. */
async function given(feed: (event: SQSEvent) => unknown, queue = QUEUE) {
  const local = await startFauxqs({ folder: testFolder(), queues: [queue] });
  const queueUrl = local.urlOf(queue.name);
  const sqs = new SQSClient({ ...AWS, endpoint: local.endpoint });
  const handler: LambdaHandler = async (event) => feed(event as SQSEvent);
  const start = ({ isKilled = false } = {}) => {
    const client = new SQSClient({ ...AWS, endpoint: local.endpoint });
    const source = startEventSource({
      queueUrl,
      functionName: 'fed',
      load: async () => handler,
      batchSize: 10,
      batchSeconds: 20,
      client,
    });
    if (!isKilled) onTestFinished(() => source.stop());
    return source;
  };
  onTestFinished(() => local.stop());
  return {
    start,
    send: (...bodies: string[]) => {
      const Entries = bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody }));
      return sqs.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
    },
    on: async (name = queue.name) => {
      const response = await fetch(`${local.endpoint}/_fauxqs/queues/${name}`);
      const { messages } = (await response.json()) as { messages: { ready: { body: string }[]; inflight: object[] } };
      return { ready: messages.ready.map(({ body }) => body), inFlight: messages.inflight.length };
    },
  };
}

const EMPTY = { ready: [], inFlight: 0 };

test('delivers ten waiting messages in one batch, and deletes them', async () => {
  const batches: string[][] = [];
  const { start, send, on } = await given(({ Records }) => void batches.push(Records.map(({ body }) => body)));
  const bodies = Array.from({ length: 10 }, (_, index) => `message ${index}`);
  await send(...bodies);
  await send('the eleventh');
  start();
  await expect.poll(() => batches).toEqual([bodies, ['the eleventh']]);
  await expect.poll(() => on()).toEqual(EMPTY);
});

test('leaves failed messages in the queue until they are dead letters, without delaying the others', async () => {
  const seen: string[] = [];
  const { start, send, on } = await given(({ Records }) => {
    seen.push(...Records.map(({ body, attributes }) => `${body} ${attributes.ApproximateReceiveCount}`));
    const bad = Records.filter(({ body }) => body === 'bad');
    return { batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  await send('one', 'bad', 'two');
  start();
  await expect.poll(() => on(deadLettersOf(QUEUE.name))).toEqual({ ready: ['bad'], inFlight: 0 });
  expect(await on()).toEqual(EMPTY);
  expect(seen).toEqual(['one 1', 'bad 1', 'two 1', 'bad 2', 'bad 3', 'bad 4', 'bad 5']);
});

test('deletes nothing of a batch whose function crashes', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const { start, send, on } = await given(() => {
    if (!isBroken) return;
    isBroken = false;
    throw new Error('broken');
  });
  await send('one', 'two');
  start();
  await expect.poll(() => isBroken).toBe(false);
  await expect.poll(() => on()).toEqual(EMPTY);
  expect(await on(deadLettersOf(QUEUE.name))).toEqual(EMPTY);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('redelivers, after a restart, messages received without a response', async () => {
  const seen: string[] = [];
  const { start, send } = await given(
    ({ Records }) => {
      seen.push(...Records.map(({ attributes }) => attributes.ApproximateReceiveCount));
      return seen.length === 1 ? new Promise(() => {}) : undefined;
    },
    { ...QUEUE, hiddenSeconds: 1 },
  );
  await send('one');
  // Simulates a killed function: the source never gets a response for the batch.
  start({ isKilled: true });
  await expect.poll(() => seen).toEqual(['1']);
  start();
  await expect.poll(() => seen).toEqual(['1', '2']);
});

test('stops immediately if idle, otherwise after the current batch', async () => {
  let finish = () => {};
  const isDone = new Promise<void>((done) => {
    finish = done;
  });
  const handed: number[] = [];
  const { start, send, on } = await given(async ({ Records }) => {
    handed.push(Records.length);
    await isDone;
  });
  await start().stop();
  const source = start();
  await send('one');
  await expect.poll(() => handed).toEqual([1]);
  const stopping = source.stop();
  await send('for the next start');
  finish();
  await stopping;
  expect(await on()).toEqual({ ready: ['for the next start'], inFlight: 0 });
});
