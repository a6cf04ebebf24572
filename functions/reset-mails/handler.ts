import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { resetLinks } from '#functions/data/people/reset-links.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { withLogFields } from '#functions/services/log.ts';
import { sesMailer } from '#functions/services/ses-mailer.ts';
import { mailBatch } from './batch.ts';

const table = openTable();
const dependencies = {
  users: usersIn(table),
  links: resetLinks(table),
  mailer: sesMailer(suppressedAddresses(table)),
  siteUrl: process.env.SITE_URL ?? '',
};

/** Receives the requests that `password-reset` queued. */
export function handler(
  { Records: records }: SQSEvent,
  { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
): Promise<SQSBatchResponse> {
  return withLogFields({ requestId }, () => mailBatch(dependencies, records, new Date()));
}
