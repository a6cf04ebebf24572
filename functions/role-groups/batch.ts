import type { SQSBatchResponse } from 'aws-lambda';
import { handleEach, type Message } from '#functions/services/batch.ts';
import { type Dependencies, mirrorGroups } from './mirror-groups.ts';

/** Mirrors the roles of these users and returns the changes that failed. */
export function mirrorBatch(dependencies: Dependencies, messages: readonly Message[]): Promise<SQSBatchResponse> {
  return handleEach<{ userId: string }>(messages, 'role-not-mirrored', ({ userId }) =>
    mirrorGroups(dependencies, userId),
  );
}
