import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { withLogFields } from '#functions/services/log.ts';
import { mirrorBatch } from './batch.ts';

const dependencies = { users: usersIn(openTable()), identity: cognitoIdentity() };

/** Receives the role changes that other functions queued. */
export function handler(
  { Records: records }: SQSEvent,
  { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
): Promise<SQSBatchResponse> {
  return withLogFields({ requestId }, () => mirrorBatch(dependencies, records));
}
