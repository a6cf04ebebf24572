import { newListId } from '#functions/data/table/ids.ts';
import { activityKey, recordActivityKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { Activity } from '#shared/activity/schema.ts';
import { DAY_SECONDS } from '#shared/time-units.ts';

/** An entry of the activity log before it has an id. */
export type Entry = Omit<Activity, 'id' | 'at'>;

/** Retention in years: the six that tax authorities require, plus one. */
const KEPT_YEARS = 7;
const YEAR_SECONDS = 365.25 * DAY_SECONDS;

/** The write that adds an entry to the log of a business; entries are never changed. */
export function entryWrite(businessId: string, entry: Entry, now: Date): Write {
  const id = newListId(now);
  const { record } = entry;
  return putNew({
    ...entry,
    ...activityKey(businessId, id),
    // Only invoices list the entries about them.
    ...(record?.kind === 'invoice' && { lsi1sk: recordActivityKey(businessId, record, id).sk }),
    ttl: Math.floor(now.getTime() / 1000 + KEPT_YEARS * YEAR_SECONDS),
  });
}
