import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { deletionScheduledMail } from '#functions/mail/kinds/deletion-mails.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { ScheduledDeletions } from '#functions/domain/people/scheduled-deletions.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { sendNotice } from '#functions/mail/kinds/account-notice.ts';
import type { Client } from '#functions/services/client.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import type { ScheduledDeletion } from '#shared/business/deletion.ts';
import { DELETION_DAYS } from '#shared/business/deletion-days.ts';
import { AppError } from '#shared/errors.ts';
import { DAY_MS } from '#shared/time-units.ts';

type Dependencies = {
  readonly deletions: Pick<ScheduledDeletions, 'find' | 'add' | 'cancel'>;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
  readonly mailer: Mailer;
  readonly siteUrl: string;
};

/**
 * Schedules the deletion of the caller's business and account, and emails them the date. A deletion already scheduled
 * keeps its date. Throws CONFLICT for an administrator, since there is always one.
 */
export async function scheduleDeletion(
  { deletions, businesses, mailer, siteUrl }: Dependencies,
  { caller, client, now }: { caller: Caller; client: Client; now: Date },
): Promise<ScheduledDeletion> {
  const { businessId, email: to } = caller;
  if (caller.role === 'ADMIN') throw new AppError('CONFLICT', ADMINISTRATOR);
  const deletesAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS).toISOString();
  if (await deletions.add({ businessId, deletesAt })) {
    const timeZone = await businesses.timeZoneOf(businessId);
    await sendNotice(mailer, deletionScheduledMail({ to, deletesAt, timeZone, siteUrl }, { at: now, client }));
    return { deletesAt };
  }
  const scheduled = await deletions.find(businessId);
  if (!scheduled) throw new AppError('CONFLICT', 'The deletion has just changed. Please reload the page.');
  noteUnchanged();
  return { deletesAt: scheduled.deletesAt };
}

const ADMINISTRATOR =
  'An administrator cannot delete their business. Ask another administrator to change your role first.';

/** Cancels the deletion of the caller's business. Throws NOT_FOUND if none is scheduled. */
export async function keepBusiness(
  { deletions }: { deletions: Pick<ScheduledDeletions, 'cancel'> },
  caller: Caller,
): Promise<void> {
  orNotFound(await deletions.cancel(caller.businessId), 'Scheduled deletion');
}
