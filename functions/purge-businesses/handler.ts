import type { Context } from 'aws-lambda';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { leaveEmployer, releaseEmployees } from '#functions/data/people/employment.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { openTable } from '#functions/data/table/table.ts';
import { filesIn } from '#functions/services/files.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { logLine, withLogFields } from '#functions/services/log.ts';
import { type Purged, purgeBusinesses } from './purge.ts';
import { purgePdfs } from './purge-pdfs.ts';
import { purgeStore } from './store.ts';

const table = openTable();
const dependencies = {
  store: purgeStore(table),
  users: usersIn(table),
  businesses: businessesIn(table),
  files: filesIn(),
  identity: cognitoIdentity(),
  releaseEmployees: (businessId: string) => releaseEmployees(table, businessId),
  leaveEmployer: (user: UserRecord) => leaveEmployer(table, user),
};

/** Milliseconds left below which no further batch is started. */
const LAST_BATCH_MS = 10_000;

/** Run by the schedule, hourly. A part that fails does not stop the others. */
export async function handler(
  _event: unknown,
  context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
): Promise<Purged & { pdfs: number }> {
  const isTimeLeft = () => context.getRemainingTimeInMillis() > LAST_BATCH_MS;
  return withLogFields({ requestId: context.awsRequestId }, async () => {
    const run = { now: new Date(), isTimeLeft };
    const [purge, pdfs] = await Promise.allSettled([purgeBusinesses(dependencies, run), purgePdfs(dependencies, run)]);
    const result = { ...resultOf(purge), pdfs: resultOf(pdfs) };
    logLine('info', { event: 'purge', ...result });
    return result;
  });
}

function resultOf<Value>(part: PromiseSettledResult<Value>): Value {
  if (part.status === 'rejected') throw part.reason;
  return part.value;
}
