import { type Key, returnSettingsKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, putNew } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { DEFAULT_RETURN_SETTINGS, type ReturnSettings } from '#shared/reports/return-settings.ts';

export type ReturnSettingsStore = ReturnType<typeof returnSettingsIn>;

/** How a business files its returns. */
export function returnSettingsIn(table: Table, businessId: string) {
  const key = returnSettingsKey(businessId);
  return {
    /** The settings, by default those of a business that has not said how it files. */
    async find(): Promise<ReturnSettings> {
      const item = await table.get<Key & ReturnSettings>(key);
      if (!item) return DEFAULT_RETURN_SETTINGS;
      const { pk: _pk, sk: _sk, ...settings } = item;
      return settings;
    },
    /** Replaces the settings that were read. Returns false if they changed since. */
    async replace(before: ReturnSettings, after: ReturnSettings): Promise<boolean> {
      const item = { ...after, ...key };
      const isFirst = before.version === DEFAULT_RETURN_SETTINGS.version;
      const settings = isFirst ? putNew(item) : { Put: { Item: item, ...ifEqual({ version: before.version }) } };
      const [old, next] = [recordedFields(before), recordedFields(after)];
      const change = { businessId, action: 'returns.update', before: old, after: next } as const;
      return (await transactRecorded(table, change, { settings })) === null;
    },
  };
}

/** What the activity log says of them. */
function recordedFields({ period: filingPeriod, quick }: ReturnSettings): object {
  return { filingPeriod, quickGst: quick.GST_HST, quickQst: quick.QST };
}
