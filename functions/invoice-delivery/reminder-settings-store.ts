import { remindersKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, putNew } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { DEFAULT_REMINDERS, type ReminderSettings } from '#shared/reminder/settings.ts';

/** Reads and replaces the reminder settings of one business. */
export type ReminderSettingsStore = ReturnType<typeof reminderSettingsIn>;

/** Opens the reminder settings of a business. */
export function reminderSettingsIn(table: Table, businessId: string) {
  const key = remindersKey(businessId);
  return {
    find: () => table.get<ReminderSettings>(key),
    /** Replaces the settings that were read. Returns false if they changed since. */
    async replace(before: ReminderSettings, after: ReminderSettings): Promise<boolean> {
      const item = { ...after, ...key };
      const guarded = { Put: { Item: item, ...ifEqual({ version: before.version }) } };
      const isFirst = before.version === DEFAULT_REMINDERS.version;
      const record = { kind: 'reminders', id: businessId, label: '' } as const;
      const change = { businessId, action: 'reminders.update', record, before, after } as const;
      return (await transactRecorded(table, change, { settings: isFirst ? putNew(item) : guarded })) === null;
    },
  };
}
