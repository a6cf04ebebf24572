import type { Context, SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { failureFields, logLine, withLogFields } from './log.ts';

/** One delivery of a message. */
export type Delivery = {
  /** Names this delivery to the queue. */
  readonly receiptHandle: string;
  /** Its number: 1 for the first delivery of the message. */
  readonly receives: number;
  /** When the message was queued. */
  readonly queuedAt: Date;
  /** When this run of the function began, and the latest time at which Lambda ends it. */
  readonly now: Date;
  readonly endsBy: Date;
};

/** Handles a message. A failure, or `AGAIN` from a handler that has logged the reason, has it delivered again. */
export type Handle<Body> = (body: Body, delivery: Delivery) => Promise<void> | Promise<typeof AGAIN | undefined>;
export const AGAIN = 'again';

/** A message as Lambda receives it; in the console, an operator tests a function with its id and body alone. */
type Received = Pick<SQSRecord, 'body' | 'messageId'> & Partial<Pick<SQSRecord, 'attributes' | 'receiptHandle'>>;
type Schema<Body> = { readonly parse: (value: unknown) => Body };

/**
 * The Lambda handler of a queue: parses each message and handles the messages of a batch concurrently. Only those that
 * fail are delivered again, logged as `failed`, or as `message-unreadable` if they do not match the schema. Every log
 * line has the id of its message.
 */
export function consume<Body>(failed: string, schema: Schema<Body>, handle: Handle<Body>) {
  const isDone = async (json: string, delivery: Delivery): Promise<boolean> => {
    const message = read(schema, json);
    if (!message) return false;
    try {
      return (await handle(message.body, delivery)) !== AGAIN;
    } catch (error) {
      logLine('error', { event: failed, ...failureFields(error) });
      return false;
    }
  };
  return async (
    { Records }: { readonly Records: readonly Received[] },
    context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
  ): Promise<SQSBatchResponse> => {
    const now = new Date();
    const endsBy = new Date(now.getTime() + context.getRemainingTimeInMillis());
    const again: string[] = [];
    const handleOne = async (record: Received) => {
      const { messageId, body } = record;
      const delivery = { ...deliveryOf(record, now), now, endsBy };
      const fields = { requestId: context.awsRequestId, messageId, receives: delivery.receives };
      if (!(await withLogFields(fields, () => isDone(body, delivery)))) again.push(messageId);
    };
    await Promise.all(Records.map(handleOne));
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

function deliveryOf({ attributes, receiptHandle = '' }: Received, now: Date) {
  const { ApproximateReceiveCount = '1', SentTimestamp = now.getTime() } = attributes ?? {};
  return { receiptHandle, receives: Number(ApproximateReceiveCount), queuedAt: new Date(Number(SentTimestamp)) };
}

/** The body of a message; null if it is not what the schema says, which only a person can mend. */
function read<Body>(schema: Schema<Body>, json: string): { readonly body: Body } | null {
  try {
    return { body: schema.parse(JSON.parse(json)) };
  } catch (error) {
    logLine('error', { event: 'message-unreadable', ...failureFields(error) });
    return null;
  }
}
