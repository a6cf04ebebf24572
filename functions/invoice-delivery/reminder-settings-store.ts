import { remindersKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { DEFAULT_REMINDERS, type ReminderSettings } from '#shared/reminder/settings.ts';

/** Reads and replaces the reminder settings of one business. */
export type ReminderSettingsStore = {
  find: () => Promise<ReminderSettings | undefined>;
  /** Replaces the settings that were read. Returns false if they changed since. */
  replace: (before: ReminderSettings, after: ReminderSettings) => Promise<boolean>;
};

/** Opens the reminder settings of a business. */
export function reminderSettingsIn(table: Table, businessId: string): ReminderSettingsStore {
  const key = remindersKey(businessId);
  return {
    find: () => table.get<ReminderSettings>(key),
    async replace(before, after) {
      const item = { ...after, ...key };
      const guarded = {
        Put: {
          Item: item,
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': before.version },
        },
      };
      const isFirst = before.version === DEFAULT_REMINDERS.version;
      const record = { kind: 'reminders', id: businessId, label: '' } as const;
      const change = { businessId, action: 'reminders.update', record, before, after } as const;
      return (await transactRecorded(table, change, { settings: isFirst ? putNew(item) : guarded })) === null;
    },
  };
}
