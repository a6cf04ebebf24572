import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { failureFields, logLine } from './log.ts';

/** The part of a queue's message that is needed to handle it. */
export type Message = Pick<SQSRecord, 'body' | 'messageId'>;

/**
 * Handles the messages of a batch concurrently. Failures are logged as `event` and returned, so that the queue delivers
 * only those again.
 */
export async function handleEach<Body>(
  messages: readonly Message[],
  event: string,
  handle: (body: Body) => Promise<void>,
): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  await Promise.all(
    messages.map(async ({ body, messageId }) => {
      try {
        await handle(JSON.parse(body) as Body);
      } catch (error) {
        failed.push(messageId);
        logLine('error', { event, messageId, ...failureFields(error) });
      }
    }),
  );
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
