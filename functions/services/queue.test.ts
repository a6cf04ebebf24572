import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { startFauxqs } from '#infra/local/emulators/fauxqs.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { AWS_CLIENT } from './aws-client.ts';
import { sqsQueue } from './queue.ts';

it('keeps every character, as ASCII', async () => {
  const sqs = mockClient(new SQSClient());
  const name = 'Zoë 🧾 \u{ffff}\u{7f} \\u0041 "quoted"\n';
  await sqsQueue('http://sqs/events', sqs as unknown as SQSClient).send(JSON.stringify({ name }));
  const { MessageBody = '' } = sqs.commandCalls(SendMessageCommand)[0]?.args[0].input ?? {};
  expect(MessageBody).toMatch(/^[ -~]+$/);
  expect(JSON.parse(MessageBody)).toEqual({ name });
});

it('throws if SQS refuses a message', async () => {
  const sqs = mockClient(new SQSClient());
  sqs.on(SendMessageCommand).rejects(new Error('QueueDoesNotExist'));
  const sending = sqsQueue('http://sqs/events', sqs as unknown as SQSClient).send('{}');
  await expect(sending).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
});

it('throws after a second attempt without a response', async () => {
  const sqs = await startFauxqs({ folder: testFolder(), queues: [] });
  const client = new SQSClient({ ...AWS, ...AWS_CLIENT, endpoint: sqs.endpoint });
  await sqs.stop();
  const failure = await sqsQueue(sqs.urlOf('events'), client)
    .send('{}')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'UNAVAILABLE', cause: { $metadata: { attempts: 2 } } });
});

it('sends nothing to a queue with another name', async () => {
  const sqs = await startFauxqs({
    folder: testFolder(),
    queues: [{ name: 'events', hiddenSeconds: 30, maxReceives: 5 }],
  });
  onTestFinished(() => sqs.stop());
  const client = new SQSClient({ ...AWS, endpoint: sqs.endpoint });
  await expect(sqsQueue(sqs.urlOf('other'), client).send('{}')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(sqsQueue(sqs.urlOf('events'), client).send('{}')).resolves.toBeUndefined();
});
