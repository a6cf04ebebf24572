import { retry } from '#functions/data/table/retry.ts';
import { hasAlready, isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { ReminderQueue } from '#functions/services/reminder-queue.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { DEFAULT_REMINDERS, type ReminderSettings, type ReminderSettingsUpdate } from '#shared/reminder/settings.ts';
import type { ReminderText } from '#shared/reminder/texts.ts';
import type { ReminderSettingsStore } from './reminder-settings-store.ts';

/** The reminders of the caller's business; off by default. */
export async function readReminders(store: ReminderSettingsStore): Promise<ReminderSettings> {
  return (await store.find()) ?? DEFAULT_REMINDERS;
}

type Dependencies = { readonly store: ReminderSettingsStore; readonly queue: ReminderQueue };

/**
 * Changes the reminder settings of the caller's business and reschedules its invoices and estimates. Once switched on,
 * they cover invoices sent from then on, and estimates whose reminder is due from then on. Throws CONFLICT if the given
 * version is outdated, INVALID_REQUEST if a text is of a day on which there is no reminder.
 */
export async function changeReminders(
  { store, queue }: Dependencies,
  { caller, update, now }: { caller: Caller; update: ReminderSettingsUpdate; now: Date },
): Promise<ReminderSettings> {
  const { businessId } = caller;
  const { version: named, ...fields } = update;
  const stored = await readReminders(store);
  if (!isStale(stored, named) && hasAlready(stored, fields)) {
    noteUnchanged();
    return stored;
  }
  const change = () =>
    retry('reminders-update', async () => {
      const before = await readReminders(store);
      if (isStale(before, update.version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'reminders' });
      const { isOn = before.isOn, days = before.days, hour = before.hour } = update;
      const { remindsEstimates = before.remindsEstimates, estimateDays = before.estimateDays } = update;
      const { since = now.toISOString(), estimatesSince = now.toISOString(), version } = before;
      const texts = textsOf(days, update.texts, before.texts);
      const after: ReminderSettings = {
        ...{ isOn, days, hour, version: version + 1 },
        ...(isOn && { since }),
        ...(remindsEstimates !== undefined && { remindsEstimates }),
        ...(remindsEstimates && { estimatesSince }),
        ...(estimateDays && { estimateDays }),
        ...(texts.length > 0 && { texts }),
      };
      return (await store.replace(before, after)) ? after : null;
    });
  const isScheduled = Object.keys(fields).some((field) => field !== 'texts');
  const changed = isScheduled ? await queue.reschedule(businessId, change) : await change();
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'reminders' });
  return changed;
}

/** The texts given, or those stored whose days are still there: a text never passes to another step (decision F132). */
function textsOf(
  days: readonly number[],
  given: readonly ReminderText[] | undefined,
  stored: readonly ReminderText[] = [],
): ReminderText[] {
  if (!given) return stored.filter(({ step }) => days.includes(step));
  const foreign = given.flatMap(({ step }, index) => (days.includes(step) ? [] : [`texts.${index}.step`]));
  const params = { values: days.join(', ') };
  if (foreign.length > 0) throw invalidRequest(foreign.map((path) => ({ path, rule: 'oneOf', params })));
  return [...given];
}
