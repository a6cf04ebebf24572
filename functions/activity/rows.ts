import { fieldLabel } from '#shared/activity/field-labels.ts';
import type { Activity } from '#shared/activity/schema.ts';
import { activityText, actorName } from '#shared/activity/words.ts';
import { momentIn } from '#shared/zoned-time.ts';

const HEADER = ['Time', 'Who', 'Email', 'What', 'Field', 'Old value', 'New value', 'Address', 'Device'] as const;

/** A header and one row per changed field, with times of this zone; an entry without changed fields has one row. */
export function toRows(entries: readonly Activity[], timeZone: string): string[][] {
  return [[...HEADER], ...entries.flatMap((entry) => rowsOf(entry, timeZone))];
}

function rowsOf(entry: Activity, timeZone: string): string[][] {
  const { at, by, address = '', device = '', changes } = entry;
  const start = [momentIn(timeZone, at), actorName(entry), by?.email ?? '', activityText({ ...entry, changes: [] })];
  const end = [address, device];
  if (changes.length === 0) return [[...start, '', '', '', ...end]];
  return changes.map(({ field, from = '', to = '' }) => [...start, fieldLabel(field), from, to, ...end]);
}
