import type { Context } from 'aws-lambda';
import { openTable } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { roleChanges } from '#functions/domain/people/role-changes.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { accountMailQueue } from '#functions/mail/orders/account-outbox.ts';
import { filesIn } from '#functions/services/files.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { logLine, withLogFields } from '#functions/services/log.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { removeDeletedFiles } from './deleted-files.ts';
import { beginDueDeletions } from './due-deletions.ts';
import { type Purged, purgeBusinesses } from './purge.ts';
import { purgeStore } from './store.ts';

const table = openTable();
const dependencies = {
  store: purgeStore(table),
  deletions: scheduledDeletionsIn(table),
  users: usersIn(table),
  businesses: businessesIn(table),
  files: filesIn(),
  identity: cognitoIdentity(),
  payments: stripePayments(openStripe()),
  mails: accountMailQueue(),
  ...employmentsIn(table, roleChanges()),
};

/** Time left, in milliseconds, below which no further batch is started. */
const LAST_BATCH_MS = 10_000;

/** Run by the schedule, hourly, or by the local cloud as of another time. A part that fails does not stop the others. */
export async function handler(
  event: { readonly at?: string } | null,
  context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
): Promise<Purged & { begun: number; files: number }> {
  const isTimeLeft = () => context.getRemainingTimeInMillis() > LAST_BATCH_MS;
  return withLogFields({ requestId: context.awsRequestId }, async () => {
    const run = { now: event?.at ? new Date(event.at) : new Date(), isTimeLeft };
    const [begun, purge, removed] = await Promise.allSettled([
      beginDueDeletions(dependencies, run),
      purgeBusinesses(dependencies, run),
      removeDeletedFiles(dependencies, run),
    ]);
    const result = { begun: resultOf(begun), ...resultOf(purge), files: resultOf(removed) };
    logLine('info', { event: 'purge', ...result });
    return result;
  });
}

function resultOf<Value>(part: PromiseSettledResult<Value>): Value {
  if (part.status === 'rejected') throw part.reason;
  return part.value;
}
