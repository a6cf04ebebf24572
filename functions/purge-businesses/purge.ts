import { attachmentPrefixes } from '#functions/domain/attachment/attached-files.ts';
import { estimateFiles } from '#functions/domain/estimate/estimate-files.ts';
import type { Businesses, PurgeOrder } from '#functions/domain/people/businesses.ts';
import { languageOf, subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import type { MailQueue } from '#functions/mail/orders/outbox.ts';
import type { Files } from '#functions/services/files.ts';
import type { Identity } from '#functions/services/identity.ts';
import type { PurgeStore } from './store.ts';

type Dependencies = {
  readonly store: PurgeStore;
  readonly users: Pick<Users, 'find'>;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany'>;
  readonly files: Pick<Files, 'remove' | 'removeAll'>;
  readonly identity: Pick<Identity, 'removeUser'>;
  readonly mails: MailQueue<AccountMail>;
  readonly releaseEmployees: (businessId: string) => Promise<void>;
  readonly leaveEmployer: (user: UserRecord) => Promise<void>;
};

type Run = { readonly now: Date; readonly isTimeLeft: () => boolean };

/** Numbers of businesses purged and items deleted; `waiting` businesses are left to the next run. */
export type Purged = { purged: number; items: number; waiting: number };

/**
 * Seconds after which calls in progress when the business was disabled have ended, so that nothing is written after the
 * purge.
 */
const SETTLE_SECONDS = 60;

/** Whether calls that were in progress at a deletion have ended. */
export function isSettled(deletedAt: string, now: Date): boolean {
  return Date.parse(deletedAt) <= now.getTime() - SETTLE_SECONDS * 1_000;
}

/**
 * Deletes the records, files and accounts of businesses whose owner was deleted (decision F110), and mails owners
 * who requested it. Works in batches; if time runs out, the next run continues. Idempotent. Throws at the end if some
 * businesses could not be deleted.
 */
export async function purgeBusinesses(dependencies: Dependencies, { now, isTimeLeft }: Run): Promise<Purged> {
  const result: Purged = { purged: 0, items: 0, waiting: 0 };
  const failures: unknown[] = [];
  for (const order of await dependencies.store.listOrders()) {
    try {
      const isDue = isSettled(order.deletedAt, now) && isTimeLeft();
      const isGone = isDue && (await purge(order));
      result[isGone ? 'purged' : 'waiting'] += 1;
    } catch (error) {
      // One failure must not block the others.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} businesses could not be deleted`);
  return result;

  async function purge(order: PurgeOrder): Promise<boolean> {
    const user = order.userId ? await dependencies.users.find(order.userId) : undefined;
    for await (const items of batchesOf(dependencies, order, user)) {
      result.items += items;
      if (!isTimeLeft()) return false;
    }
    if (user) await dependencies.identity.removeUser(subjectOf(user));
    if (order.byOwner && order.email) {
      // A run that repeats this one queues the same email, which is sent once.
      const mail = { id: `deleted-${order.businessId}`, sentAt: now.toISOString(), to: order.email };
      await dependencies.mails.add({ kind: 'BUSINESS_DELETED', ...mail, ...(user && { language: languageOf(user) }) });
    }
    await dependencies.store.close(order, user?.subject);
    return true;
  }
}

/** Deletes the records of a business in batches and yields the size of each. */
async function* batchesOf(
  dependencies: Dependencies,
  { businessId }: PurgeOrder,
  user: UserRecord | undefined,
): AsyncGenerator<number> {
  const { store, businesses, files, releaseEmployees, leaveEmployer } = dependencies;
  await releaseEmployees(businessId);
  if (user) await leaveEmployer(user);
  yield* invoiceBatches(dependencies, businessId);
  yield* appointmentBatches(dependencies, businessId);
  await files.removeAll(`pdf/${estimateFiles(businessId)}`);
  const [business, company] = await Promise.all([businesses.find(businessId), businesses.findCompany(businessId)]);
  const keys = given(company?.logo, company?.signature);
  await Promise.all(keys.map((key) => files.remove(key)));
  await store.forgetAccounts(given(business?.stripeAccountId, business?.formerStripeAccountId));
  yield* untilNone(() => store.removeFromBusiness(businessId));
  // Removed after the export's record: without it, a run that stores an archive later removes that archive itself.
  await files.removeAll(`exports/${businessId}/`);
  yield* untilNone(() => store.removeFromActivity(businessId));
}

async function* invoiceBatches(
  { store, files }: Pick<Dependencies, 'store' | 'files'>,
  businessId: string,
): AsyncGenerator<number> {
  for (let some = await store.someInvoices(businessId); some.length > 0; some = await store.someInvoices(businessId)) {
    for (const { id, forget } of some) {
      yield* untilNone(() => store.removeFromInvoice(id));
      await removeFilesOf(files, id);
      await forget();
    }
  }
}

async function* appointmentBatches(
  { store, files }: Pick<Dependencies, 'store' | 'files'>,
  businessId: string,
): AsyncGenerator<number> {
  const read = () => store.someAppointments(businessId);
  for (let some = await read(); some.length > 0; some = await read()) {
    await Promise.all(
      some.map(async ({ id, forget }) => {
        await removeFilesOf(files, id);
        await forget();
      }),
    );
    yield some.length;
  }
}

/** Removes all files of a record: the PDFs of an invoice or estimate, what was attached to it and uploads that were not finished. */
export async function removeFilesOf(files: Pick<Files, 'removeAll'>, recordId: string): Promise<void> {
  for (const prefix of [`pdf/${recordId}/`, ...attachmentPrefixes(recordId)]) await files.removeAll(prefix);
}

async function* untilNone(removeSome: () => Promise<number>): AsyncGenerator<number> {
  for (let removed = await removeSome(); removed > 0; removed = await removeSome()) yield removed;
}

function given(...values: readonly (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined);
}
