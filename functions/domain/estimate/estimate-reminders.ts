import { businessKey, dueKeys, estimateReminderKey, remindersKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import { estimateReminderAt } from '#shared/reminder/estimate-schedule.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';
import type { EstimateRecord } from './estimate-record.ts';
import type { SentContent } from './estimate-version.ts';
import { estimatesIn } from './estimates.ts';

/** The reminder of an estimate as stored: when it is due, while it is planned, and the version that was reminded. */
type StoredReminder = { readonly gsi2sk?: string; readonly remindedVersion?: number };

/** The next reminder of an estimate. */
export type NextReminder = { readonly at: Date; readonly to: string; readonly version: number };

type Of = { readonly businessId: string; readonly id: string };

/** Retention in seconds after a reminder is due: longer than its estimate is valid. */
const KEPT_SECONDS = 30 * DAY_SECONDS;

/** Plans the reminders of estimates: at most one of each version that was sent (decision F210). */
export type EstimateReminders = ReturnType<typeof estimateRemindersIn>;

/** Opens the reminders of estimates. */
export function estimateRemindersIn(table: Table) {
  const find = ({ businessId, id }: Of) => table.get<StoredReminder>(estimateReminderKey(businessId, id));

  /** The reminder of an estimate with the content that its recipient sees; null if there is none. */
  async function decide(record: EstimateRecord, { to, content, now }: Deciding): Promise<NextReminder | null> {
    const { businessId, sentVersion: version, status } = record;
    if (status !== 'SENT' || !version || !to || !isMailed(record)) return null;
    const settings = await table.get<ReminderSettings>(remindersKey(businessId));
    if (!settings?.remindsEstimates) return null;
    const business = await table.get<BusinessRecord>(businessKey(businessId));
    if (!business || business.deletedAt || business.suspendedAt) return null;
    const { timeZone, restoredAt: resumedAt } = business;
    const sent = record.events.findLast(({ type }) => type === 'SENT');
    const facts = { dueDate: content.dueDate, sentAt: sent?.at, resumedAt };
    const at = isReturned(record, to) ? null : estimateReminderAt({ ...settings, timeZone }, facts, now);
    return at && { at, to, version };
  }

  /** The next reminder of an estimate; null if there is none, such as for a version that was reminded. */
  async function next(record: EstimateRecord, now: Date): Promise<NextReminder | null> {
    const { businessId, id, sentVersion = 0, status } = record;
    if (status !== 'SENT') return null;
    const [stored, sent] = await Promise.all([
      find(record),
      estimatesIn(table, businessId).findVersion(id, sentVersion),
    ]);
    if (!sent || stored?.remindedVersion === sentVersion) return null;
    return decide(record, { to: sent.content.billingEmail, content: sent.content, now });
  }

  return {
    /**
     * The write that plans the reminder of an estimate as it is sent, for the transaction that sends it; none if there is
     * no reminder.
     */
    async planning(after: EstimateRecord, content: SentContent): Promise<Readonly<Record<string, Write>>> {
      const found = await decide(after, { to: content.billingEmail, content, now: new Date(0) });
      return found ? { reminder: { Update: plan(after, found.at) } } : {};
    },
    /** When the reminder is planned, as stored; undefined if none is. */
    plannedFor: async (of: Of) => (await find(of))?.gsi2sk,
    next,
    /**
     * The write that plans the reminder of an estimate anew whose answer is undone, likewise; none if its day has passed.
     */
    async replanning(after: EstimateRecord, now: Date): Promise<Readonly<Record<string, Write>>> {
      const found = await next(after, new Date(0));
      return found && found.at > now ? { reminder: { Update: plan(after, found.at) } } : {};
    },
    /** Plans a reminder for another time or, without one, not at all, unless its plan changed since it was read. */
    async replan(of: Of, planned: string | undefined, at: Date | undefined): Promise<boolean> {
      if (!planned && !at) return false;
      const update = at ? plan(of, at) : unplan(of);
      const done = await table.update({
        ...update,
        ConditionExpression: planned ? 'gsi2sk = :planned' : 'attribute_not_exists(gsi2sk)',
        ...(planned && { ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':planned': planned } }),
      });
      return done !== null;
    },
    /** The write that ends the reminder of a version once it is ordered; fails if it was before. */
    settling: (of: Of, version: number): Write => ({
      Update: {
        Key: estimateReminderKey(of.businessId, of.id),
        UpdateExpression: 'SET remindedVersion = :version REMOVE gsi2pk, gsi2sk',
        ConditionExpression: 'attribute_not_exists(remindedVersion) OR remindedVersion <> :version',
        ExpressionAttributeValues: { ':version': version },
      },
    }),
  };
}

type Deciding = { readonly to: string | undefined; readonly content: SentContent; readonly now: Date };

/** Whether its recipient got the version by email: one that was only texted or passed on is not reminded (decision F201). */
function isMailed({ events, sentVersion }: EstimateRecord): boolean {
  return events.some((event) => isEmail(event) && event.version === sentVersion);
}

function isEmail(event: EstimateEvent): event is Extract<EstimateEvent, { type: 'SENT' }> {
  return event.type === 'SENT' && event.recipient !== undefined && event.channel === undefined;
}

/** Whether an email to the address failed since the estimate was last emailed. */
function isReturned({ events }: EstimateRecord, to: string): boolean {
  const isTo = (address: string) => address.toLowerCase() === to.toLowerCase();
  const last = events.findLast((event) => isEmail(event) || (event.type === 'MAIL_FAILED' && isTo(event.recipient)));
  return last?.type === 'MAIL_FAILED';
}

function plan({ businessId, id }: Of, at: Date) {
  const { gsi2pk, gsi2sk } = dueKeys(id, at);
  return {
    Key: estimateReminderKey(businessId, id),
    UpdateExpression: 'SET gsi2pk = :pk, gsi2sk = :sk, #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':pk': gsi2pk, ':sk': gsi2sk, ':ttl': secondsAt(at) + KEPT_SECONDS },
  };
}

function unplan({ businessId, id }: Of) {
  return {
    Key: estimateReminderKey(businessId, id),
    UpdateExpression: 'REMOVE gsi2pk, gsi2sk',
    ExpressionAttributeValues: undefined,
  };
}
