import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { failureFields, logLine, withLogFields } from './log.ts';

/** The part of a queue's message that is needed to handle it. */
export type Message = Pick<SQSRecord, 'body' | 'messageId'>;

/**
 * Handles the messages of a batch concurrently. Failures are logged as `event` and returned, so that the queue delivers
 * only those again. Every log line has the id of its message.
 */
export async function handleEach<Body, Received extends Message = Message>(
  messages: readonly Received[],
  event: string,
  handle: (body: Body, message: Received) => Promise<void>,
): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  const handleLogged = async (message: Received) => {
    try {
      await handle(JSON.parse(message.body) as Body, message);
    } catch (error) {
      failed.push(message.messageId);
      logLine('error', { event, ...failureFields(error) });
    }
  };
  await Promise.all(
    messages.map((message) => withLogFields({ messageId: message.messageId }, () => handleLogged(message))),
  );
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
