import { fieldLabel } from '#shared/activity/fields.ts';
import type { Activity } from '#shared/activity/schema.ts';
import { activityText, actorName } from '#shared/activity/words.ts';

const HEADER = ['Time (UTC)', 'Who', 'Email', 'What', 'Field', 'Old value', 'New value', 'Address', 'Device'] as const;

/** A header and one row per changed field; an entry without changed fields has one row. */
export function toRows(entries: readonly Activity[]): string[][] {
  return [[...HEADER], ...entries.flatMap(rowsOf)];
}

function rowsOf(entry: Activity): string[][] {
  const { at, by, address = '', device = '', changes } = entry;
  const start = [at, actorName(entry), by?.email ?? '', activityText({ ...entry, changes: [] })];
  const end = [address, device];
  if (changes.length === 0) return [[...start, '', '', '', ...end]];
  return changes.map(({ field, from = '', to = '' }) => [...start, fieldLabel(field), from, to, ...end]);
}
