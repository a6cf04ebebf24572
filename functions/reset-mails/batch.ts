import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { failureFields, logLine } from '#functions/services/log.ts';
import { type Dependencies, mailLink } from './mail-link.ts';

/** Mails the requested links and returns the requests that failed: only they are delivered again. */
export async function mailBatch(
  dependencies: Dependencies,
  records: readonly Pick<SQSRecord, 'body' | 'messageId'>[],
  now: Date,
): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  await Promise.all(
    records.map(async ({ body, messageId }) => {
      try {
        const { email } = JSON.parse(body) as { email: string };
        await mailLink(dependencies, email, now);
      } catch (error) {
        failed.push(messageId);
        logLine('error', { event: 'reset-mail-failed', messageId, ...failureFields(error) });
      }
    }),
  );
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
