import { setTimeout as pause } from 'node:timers/promises';
import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { type LambdaHandler, type LoadFunction, lambdaContext } from './functions.ts';

type Source = {
  queueUrl: string;
  /** The function that is fed, by its folder. */
  functionName: string;
  load: LoadFunction;
  /** Messages handed over at once. */
  batchSize: number;
  client?: SQSClient;
};

/** How long one question for messages stays open, in seconds. */
const LONG_POLL_SECONDS = 20;
/** The pause after a queue gave no answer, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Feeds a function from a queue as Lambda's event source mapping does: deletes what it applied and leaves the rest to
 * the queue. Stops once the batch under way is done.
 */
export function startEventSource({ client = new SQSClient(), ...source }: Source): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const feed = async () => {
    while (!stopped.signal.aborted) {
      const messages = await receive(client, source, stopped.signal);
      if (messages.length > 0) await handOver(client, source, messages).catch(console.error);
    }
  };
  const fed = feed();
  return {
    async stop() {
      stopped.abort();
      await fed;
      client.destroy();
    },
  };
}

async function receive(
  client: SQSClient,
  source: Omit<Source, 'client'>,
  abortSignal: AbortSignal,
): Promise<Message[]> {
  try {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: source.queueUrl,
        MaxNumberOfMessages: source.batchSize,
        WaitTimeSeconds: LONG_POLL_SECONDS,
        MessageSystemAttributeNames: ['All'],
      }),
      { abortSignal },
    );
    return Messages;
  } catch (error) {
    if (abortSignal.aborted) return [];
    console.error(error);
    await pause(RETRY_MS, undefined, { signal: abortSignal }).catch(() => undefined);
    return [];
  }
}

async function handOver(client: SQSClient, { queueUrl, functionName, load }: Source, messages: Message[]) {
  const handler = (await load(functionName)) as LambdaHandler<SQSEvent, SQSBatchResponse | undefined>;
  const answer = await handler({ Records: messages.map(toRecord) }, lambdaContext(functionName));
  const failed = new Set(answer?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const Entries = messages
    .filter(({ MessageId = '' }) => !failed.has(MessageId))
    .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
  if (Entries.length > 0) await client.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
}

function toRecord({
  MessageId = '',
  ReceiptHandle = '',
  Body = '',
  MD5OfBody = '',
  Attributes = {},
}: Message): SQSRecord {
  return {
    messageId: MessageId,
    receiptHandle: ReceiptHandle,
    body: Body,
    md5OfBody: MD5OfBody,
    attributes: Attributes as SQSRecord['attributes'],
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: 'ca-central-1',
  };
}
