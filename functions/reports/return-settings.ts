import { retry } from '#functions/data/table/retry.ts';
import { hasAlready, isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { ReturnSettingsStore } from '#functions/domain/report/return-settings.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import type { ReturnSettings, ReturnSettingsUpdate } from '#shared/reports/return-settings.ts';

/** Changes how a business files its returns. Throws CONFLICT if the given version is outdated. */
export async function changeReturnSettings(
  store: Pick<ReturnSettingsStore, 'find' | 'replace'>,
  { version, period, quick }: ReturnSettingsUpdate,
): Promise<ReturnSettings> {
  const changed = await retry('return-settings', async () => {
    const before = await store.find();
    if (isStale(before, version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'returns' });
    const fields = { period: period ?? before.period, quick: quick ?? before.quick };
    if (hasAlready(before, fields)) {
      noteUnchanged();
      return before;
    }
    const after = { ...before, ...fields, version: before.version + 1 };
    return (await store.replace(before, after)) ? after : null;
  });
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'returns' });
  return changed;
}
