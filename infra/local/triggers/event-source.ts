import { setTimeout as pause } from 'node:timers/promises';
import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { type LambdaHandler, type LoadFunction, lambdaContext } from './functions.ts';

type Source = {
  queueUrl: string;
  /** The function to call, by its folder. */
  functionName: string;
  load: LoadFunction;
  /** Messages per call. */
  batchSize: number;
  /** The function's timeout. */
  batchSeconds: number;
  client?: SQSClient;
};

/** Duration of a long poll, in seconds. */
const LONG_POLL_SECONDS = 20;
/** Pause after a failed poll, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Feeds a function from a queue like Lambda's event source mapping: deletes the messages that succeeded and leaves the
 * others in the queue. Stops after the current batch.
 */
export function startEventSource({ client = new SQSClient(), ...source }: Source): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const feed = async () => {
    while (!stopped.signal.aborted) {
      const messages = await receive(client, source, stopped.signal);
      if (messages.length > 0) await deliver(client, source, messages).catch(console.error);
    }
  };
  const feeding = feed();
  return {
    async stop() {
      stopped.abort();
      await feeding;
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

async function deliver(client: SQSClient, source: Source, messages: Message[]) {
  const { queueUrl, functionName, load, batchSeconds } = source;
  const handler = (await load(functionName)) as LambdaHandler<SQSEvent, SQSBatchResponse | undefined>;
  const result = await handler({ Records: messages.map(toRecord) }, lambdaContext(functionName, batchSeconds));
  const failed = new Set(result?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
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
