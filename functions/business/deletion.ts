import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { ScheduledDeletions } from '#functions/domain/people/scheduled-deletions.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { Client } from '#functions/services/client.ts';
import type { ScheduledDeletion } from '#shared/business/deletion.ts';
import { DELETION_DAYS } from '#shared/business/deletion-days.ts';
import { ADMINISTRATOR_STAYS, DELETION_CHANGED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { DAY_MS } from '#shared/time-units.ts';

type Dependencies = {
  readonly deletions: Pick<ScheduledDeletions, 'find' | 'add' | 'cancel'>;
  readonly outbox: Pick<AccountOutbox, 'order'>;
};

/**
 * Schedules the deletion of the caller's business and account, and emails them the date. A deletion already scheduled
 * keeps its date. Throws CONFLICT for an administrator, since there is always one.
 */
export async function scheduleDeletion(
  { deletions, outbox }: Dependencies,
  { caller, client, now }: { caller: Caller; client: Client; now: Date },
): Promise<ScheduledDeletion> {
  const { businessId, email: to } = caller;
  if (caller.role === 'ADMIN') throw refusal({ ADMINISTRATOR_STAYS });
  const deletesAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS).toISOString();
  const mail = { kind: 'DELETION_SCHEDULED', ...newMail(now), businessId, to, deletesAt, client } as const;
  const failed = await outbox.order([mail], (orders) => deletions.add({ businessId, deletesAt }, orders));
  if (!failed) return { deletesAt };
  const scheduled = await deletions.find(businessId);
  if (!scheduled) throw refusal({ DELETION_CHANGED });
  noteUnchanged();
  return { deletesAt: scheduled.deletesAt };
}

/** Cancels the deletion of the caller's business. Throws NOT_FOUND if none is scheduled. */
export async function keepBusiness(
  { deletions }: { deletions: Pick<ScheduledDeletions, 'cancel'> },
  caller: Caller,
): Promise<void> {
  orNotFound(await deletions.cancel(caller.businessId), 'scheduledDeletion');
}
