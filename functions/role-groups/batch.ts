import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { failureFields, logLine } from '#functions/services/log.ts';
import { type Dependencies, mirrorGroups } from './mirror-groups.ts';

/** Mirrors the roles of these users and returns the changes that failed: only they are delivered again. */
export async function mirrorBatch(
  dependencies: Dependencies,
  records: readonly Pick<SQSRecord, 'body' | 'messageId'>[],
): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  for (const { body, messageId } of records) {
    try {
      const { userId } = JSON.parse(body) as { userId: string };
      await mirrorGroups(dependencies, userId);
    } catch (error) {
      failed.push(messageId);
      logLine('error', { event: 'role-not-mirrored', messageId, ...failureFields(error) });
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
