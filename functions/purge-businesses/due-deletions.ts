import { type Endings, endEmploymentsAndCheckouts } from '#functions/domain/people/account-deletion.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { ScheduledDeletion, ScheduledDeletions } from '#functions/domain/people/scheduled-deletions.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import type { MailQueue } from '#functions/mail/orders/outbox.ts';
import { logLine } from '#functions/services/log.ts';
import { sweep } from '#functions/services/sweep.ts';
import { DAY_MS } from '#shared/time-units.ts';

type Dependencies = Endings & {
  readonly deletions: Omit<ScheduledDeletions, 'find' | 'add'>;
  readonly users: Pick<Users, 'find'>;
  readonly businesses: Pick<Businesses, 'find'>;
  readonly mails: MailQueue<AccountMail>;
};

type Run = { readonly now: Date; readonly isTimeLeft: () => boolean };

/** Owners are reminded this long before the deletion. */
const REMINDER_MS = DAY_MS;

/**
 * Begins the deletions that are due, whose records the purge then removes, and reminds owners of those due within a
 * day. Returns how many began. Throws at the end if some failed; the next run continues.
 */
export async function beginDueDeletions(dependencies: Dependencies, { now, isTimeLeft }: Run): Promise<number> {
  return sweep(await dependencies.deletions.list(), {
    event: 'deletion-not-begun',
    idOf: ({ businessId }) => businessId,
    handle: async (deletion) => isTimeLeft() && (await advance(dependencies, deletion, now)),
  });
}

/** Returns whether the deletion began. One of an administrator or of a suspended business is cancelled. */
async function advance(dependencies: Dependencies, deletion: ScheduledDeletion, now: Date): Promise<boolean> {
  const { deletions, users, businesses } = dependencies;
  const business = await businesses.find(deletion.businessId);
  const owner = business && (await users.find(business.ownerId));
  if (!owner) throw new Error(`The business ${deletion.businessId} has no owner`);
  const obstacle = owner.role === 'ADMIN' ? 'administrator' : business.suspendedAt && 'suspension';
  if (obstacle) {
    await deletions.cancel(business.id);
    logLine('info', { event: 'deletion-cancelled', by: obstacle, businessId: business.id });
    return false;
  }
  if (Date.parse(deletion.deletesAt) > now.getTime()) {
    await remind(dependencies, deletion, now);
    return false;
  }
  if (!(await deletions.begin(deletion, owner, now.toISOString()))) return false;
  await endEmploymentsAndCheckouts(dependencies, owner, business);
  return true;
}

/** Marked once the email is queued; if that fails, the next run queues the same email, which is sent once. */
async function remind({ deletions, mails }: Dependencies, deletion: ScheduledDeletion, now: Date): Promise<void> {
  const { businessId, deletesAt, remindedAt } = deletion;
  if (remindedAt || Date.parse(deletesAt) > now.getTime() + REMINDER_MS) return;
  const sentAt = now.toISOString();
  await mails.add({ kind: 'DELETION_REMINDER', id: `reminder-${deletesAt}`, sentAt, businessId, deletesAt });
  await deletions.markReminded(deletion, sentAt);
}
