import type { SQSBatchResponse } from 'aws-lambda';
import { handleEach, type Message } from '#functions/services/batch.ts';
import { type Dependencies, mailLink } from './mail-link.ts';

/** Mails the requested links and returns the requests that failed. */
export function mailBatch(
  dependencies: Dependencies,
  messages: readonly Message[],
  now: Date,
): Promise<SQSBatchResponse> {
  return handleEach<{ email: string }>(messages, 'reset-mail-failed', ({ email }) =>
    mailLink(dependencies, email, now),
  );
}
