import { type Endings, endEmploymentsAndCheckouts } from '#functions/domain/people/account-deletion.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { deletionReminderMail } from '#functions/mail/kinds/deletion-mails.ts';
import type { ScheduledDeletion, ScheduledDeletions } from '#functions/domain/people/scheduled-deletions.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { sendNotice } from '#functions/mail/kinds/account-notice.ts';
import { logLine } from '#functions/services/log.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import { DAY_MS } from '#shared/time-units.ts';

type Dependencies = Endings & {
  readonly deletions: Omit<ScheduledDeletions, 'find' | 'add'>;
  readonly users: Pick<Users, 'find'>;
  readonly businesses: Pick<Businesses, 'find'>;
  readonly mailer: Mailer;
  readonly siteUrl: string;
};

type Run = { readonly now: Date; readonly isTimeLeft: () => boolean };

/** Owners are reminded this long before the deletion. */
const REMINDER_MS = DAY_MS;

/**
 * Begins the deletions that are due, whose records the purge then removes, and reminds owners of those due within a day.
 * Returns how many began. Throws at the end if some failed; the next run continues.
 */
export async function beginDueDeletions(dependencies: Dependencies, { now, isTimeLeft }: Run): Promise<number> {
  const failures: unknown[] = [];
  let begun = 0;
  for (const deletion of await dependencies.deletions.list()) {
    if (!isTimeLeft()) break;
    try {
      if (await advance(dependencies, deletion, now)) begun += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletions could not begin`);
  return begun;
}

/** Returns whether the deletion began. */
async function advance(dependencies: Dependencies, deletion: ScheduledDeletion, now: Date): Promise<boolean> {
  const { deletions, users, businesses } = dependencies;
  const business = await businesses.find(deletion.businessId);
  const owner = business && (await users.find(business.ownerId));
  if (!owner) throw new Error(`The business ${deletion.businessId} has no owner`);
  if (owner.role === 'ADMIN') {
    await deletions.cancel(business.id);
    logLine('info', { event: 'deletion-by-administrator-cancelled', businessId: business.id });
    return false;
  }
  if (Date.parse(deletion.deletesAt) > now.getTime()) {
    await remind(dependencies, { deletion, owner, timeZone: business.timeZone, now });
    return false;
  }
  if (!(await deletions.begin(deletion, owner, now.toISOString()))) return false;
  await endEmploymentsAndCheckouts(dependencies, owner, business);
  return true;
}

type Reminder = { deletion: ScheduledDeletion; owner: UserRecord; timeZone: string; now: Date };

/** Marked once the mail is sent, so that the next run repeats a failed one. */
async function remind({ deletions, mailer, siteUrl }: Dependencies, reminder: Reminder): Promise<void> {
  const { deletion, owner, timeZone, now } = reminder;
  const { deletesAt, remindedAt } = deletion;
  if (remindedAt || Date.parse(deletesAt) > now.getTime() + REMINDER_MS) return;
  const isSent = await sendNotice(mailer, deletionReminderMail({ to: owner.email, deletesAt, timeZone, siteUrl }));
  if (isSent) await deletions.markReminded(deletion, now.toISOString());
}
