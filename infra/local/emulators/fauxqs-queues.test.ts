import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect, onTestFinished, test } from 'vitest';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { deadLettersOf, startFauxqs } from './fauxqs.ts';

const QUEUE = { name: 'events', hiddenSeconds: 30, maxReceives: 2 };

async function open(folder: string, queue = QUEUE) {
  const local = await startFauxqs({ folder, queues: [queue] });
  onTestFinished(() => local.stop());
  const sqs = new SQSClient({ ...AWS, endpoint: local.endpoint });
  const QueueUrl = local.urlOf(queue.name);
  return {
    local,
    send: (MessageBody: string) => sqs.send(new SendMessageCommand({ QueueUrl, MessageBody })),
    async receive(url = QueueUrl, WaitTimeSeconds = 0) {
      const { Messages } = await sqs.send(new ReceiveMessageCommand({ QueueUrl: url, WaitTimeSeconds }));
      return Messages?.[0];
    },
    hide: (ReceiptHandle = '', VisibilityTimeout = 1) =>
      sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout })),
    remove: (ReceiptHandle = '') => sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle })),
  };
}

test('delivers a message once until it is deleted', async () => {
  const { send, receive, remove } = await open(testFolder());
  await send('one');
  const message = await receive();
  expect(message?.Body).toBe('one');
  expect(await receive()).toBeUndefined();
  await remove(message?.ReceiptHandle);
});

test('redelivers a postponed message', async () => {
  const { send, receive, hide } = await open(testFolder());
  await send('one');
  await hide((await receive())?.ReceiptHandle, 1);
  expect(await receive()).toBeUndefined();
  expect((await receive(undefined, 20))?.Body).toBe('one');
});

test('moves a message received too often to the dead-letter queue', async () => {
  const { local, send, receive } = await open(testFolder(), { ...QUEUE, hiddenSeconds: 0 });
  await send('bad');
  for (const _ of [1, 2]) expect((await receive())?.Body).toBe('bad');
  expect(await receive()).toBeUndefined();
  expect((await receive(local.urlOf(deadLettersOf(QUEUE.name))))?.Body).toBe('bad');
});

test('keeps waiting and undeleted messages over a restart', async () => {
  const folder = testFolder();
  const first = await open(folder, { ...QUEUE, hiddenSeconds: 1 });
  await first.send('received');
  await first.receive();
  await first.send('waiting');
  await first.local.stop();

  const again = await open(folder);
  const received = [await again.receive(undefined, 20), await again.receive(undefined, 20)];
  expect(new Set(received.map((message) => message?.Body))).toEqual(new Set(['waiting', 'received']));
  for (const message of received) await again.remove(message?.ReceiptHandle);
  await again.local.stop();

  const last = await open(folder, { ...QUEUE, hiddenSeconds: 0 });
  expect(await last.receive()).toBeUndefined();
});

test('responds to a waiting receiver immediately, and can stop while one waits', async () => {
  const { local, send, receive } = await open(testFolder());
  const waiting = receive(undefined, 20);
  await send('one');
  expect((await waiting)?.Body).toBe('one');
  const cutOff = receive(undefined, 20).catch(() => undefined);
  await local.stop();
  expect(await cutOff).toBeUndefined();
});

test('listens only on this machine', async () => {
  const { local } = await open(testFolder());
  expect(new URL(local.endpoint).hostname).toBe('127.0.0.1');
});
