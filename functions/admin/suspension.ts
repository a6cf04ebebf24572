import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { ReminderQueue } from '#functions/services/reminder-queue.ts';
import type { ListedBusiness } from '#shared/business/listed.ts';
import { OWNED_BY_ADMINISTRATOR, SUSPENDS_SELF } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { notAdministrator } from './account.ts';
import { type Dependencies as Reading, readBusiness } from './list-businesses.ts';
import type { SuspensionStore } from './suspension-store.ts';

type Dependencies = Reading & {
  readonly suspensions: SuspensionStore;
  readonly payments: Pick<CardPayments, 'expireAllCheckouts'>;
  readonly outbox: Pick<AccountOutbox, 'order'>;
};

type Change = { readonly by: Caller; readonly businessId: string; readonly now: Date };

/**
 * Suspends a business and tells its owner by email (decision F156). Its open checkouts are closed; one that cannot be
 * expires within half an hour, and what is paid with it is recorded. Does nothing to one that is suspended. Throws
 * FORBIDDEN for the caller's own business, CONFLICT for another administrator's, NOT_FOUND for an unknown one.
 */
export async function suspendBusiness(
  dependencies: Dependencies,
  { by, businessId, reason, now }: Change & { readonly reason?: string | undefined },
): Promise<ListedBusiness> {
  if (businessId === by.businessId) throw refusal({ SUSPENDS_SELF });
  const mail = { kind: 'BUSINESS_SUSPENDED', ...newMail(now), businessId } as const;
  const business = await changeSuspension(dependencies, businessId, (before) =>
    before.suspendedAt
      ? null
      : dependencies.outbox.order([mail], (orders) =>
          dependencies.suspensions.suspend({
            ...{ by, business: before, orders, at: now.toISOString() },
            ...(reason && { reason }),
          }),
        ),
  );
  await closeCheckouts(dependencies, business);
  return listed(dependencies, business);
}

/**
 * Ends the suspension of a business and tells its owner by email. Reminders go on with the next step of each invoice.
 * Does nothing to one that is not suspended. Throws NOT_FOUND for an unknown one.
 */
export async function restoreBusiness(
  { reminders, ...dependencies }: Dependencies & { readonly reminders: ReminderQueue },
  { by, businessId, now }: Change,
): Promise<ListedBusiness> {
  const mail = { kind: 'BUSINESS_RESTORED', ...newMail(now), businessId } as const;
  const business = await reminders.reschedule(businessId, () =>
    changeSuspension(dependencies, businessId, (before) =>
      before.suspendedAt
        ? dependencies.outbox.order([mail], (orders) =>
            dependencies.suspensions.restore({ by, business: before, orders, at: now.toISOString() }),
          )
        : null,
    ),
  );
  return listed(dependencies, business);
}

/**
 * Makes a change that returns the name of the write that failed, or null at once if there is nothing to change. Returns
 * the business as it was read for it.
 */
async function changeSuspension(
  { businesses }: Pick<Dependencies, 'businesses'>,
  businessId: string,
  change: (before: BusinessRecord) => Promise<string | null> | null,
): Promise<BusinessRecord> {
  const changed = await retry('suspension', async () => {
    const found = await businesses.find(businessId);
    const before = orNotFound(found && !found.deletedAt && found, 'business');
    const changing = change(before);
    if (!changing) noteUnchanged();
    const failed = await changing;
    if (failed === 'by') throw notAdministrator();
    if (failed === 'owner') throw refusal({ OWNED_BY_ADMINISTRATOR });
    return failed ? null : before;
  });
  if (!changed) throw refusal({ BUSY });
  return changed;
}

async function closeCheckouts(
  { payments }: Pick<Dependencies, 'payments'>,
  { id, stripeAccountId }: BusinessRecord,
): Promise<void> {
  if (!stripeAccountId) return;
  await payments
    .expireAllCheckouts(stripeAccountId, id)
    .catch((error) => logLine('warn', { event: 'checkouts-left-open', ...failureFields(error) }));
}

async function listed(dependencies: Reading, { ownerId }: BusinessRecord): Promise<ListedBusiness> {
  const owner = await dependencies.users.find(ownerId);
  return orNotFound(owner && (await readBusiness(dependencies, owner)), 'business');
}
