import { retry } from '#functions/data/table/retry.ts';
import { hasAlready, isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { ReminderQueue } from '#functions/services/reminder-queue.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { DEFAULT_REMINDERS, type ReminderSettings, type ReminderSettingsUpdate } from '#shared/reminder/settings.ts';
import type { ReminderSettingsStore } from './reminder-settings-store.ts';

/** The reminders of the caller's business; off by default. */
export async function readReminders(store: ReminderSettingsStore): Promise<ReminderSettings> {
  return (await store.find()) ?? DEFAULT_REMINDERS;
}

type Dependencies = { readonly store: ReminderSettingsStore; readonly queue: ReminderQueue };

/**
 * Changes the reminder settings of the caller's business and reschedules its invoices. Once switched on, they cover
 * invoices sent from then on. Throws CONFLICT if the given version is outdated.
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
      const { since = now.toISOString(), version } = before;
      const after: ReminderSettings = { isOn, days, hour, ...(isOn && { since }), version: version + 1 };
      return (await store.replace(before, after)) ? after : null;
    });
  const changed = await queue.reschedule(businessId, change);
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'reminders' });
  return changed;
}
