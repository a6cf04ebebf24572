import type { Activity } from '#shared/activity/schema.ts';
import type { ActivityTexts } from '#shared/activity/texts.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { activityText, actorName, fieldLabel, plainSum, valueText } from '#shared/activity/words.ts';
import { momentIn } from '#shared/zoned-time.ts';

const HEADER = ['Time', 'Who', 'Email', 'What', 'Field', 'Old value', 'New value', 'Address', 'Device'] as const;

type Reader = { readonly timeZone: string; readonly texts: ActivityTexts };

/** A header and one row per changed field, with times of this zone; an entry without changed fields has one row. */
export function toRows(entries: readonly Activity[], reader: Reader): string[][] {
  return [[...HEADER], ...entries.flatMap((entry) => rowsOf(entry, reader))];
}

function rowsOf(entry: Activity, reader: Reader): string[][] {
  const { at, by, address = '', device = '', changes } = entry;
  const { timeZone, texts } = reader;
  const what = activityText({ ...entry, changes: [] }, texts);
  const start = [momentIn(timeZone, at), actorName(entry), by?.email ?? '', what];
  const end = [address, device];
  if (changes.length === 0) return [[...start, '', '', '', ...end]];
  const cell = (field: string, value: RecordedValue | undefined) => (value ? cellText(field, value, reader) : '');
  return changes.map(({ field, from, to }) => [
    ...start,
    fieldLabel(field, texts),
    cell(field, from),
    cell(field, to),
    ...end,
  ]);
}

/** Days, times and amounts as spreadsheets read them, other values in words. */
function cellText(field: string, value: RecordedValue, { timeZone, texts }: Reader): string {
  if (value.kind === 'day') return value.day;
  if (value.kind === 'moment') return momentIn(timeZone, value.at);
  return value.kind === 'cents' ? plainSum(value) : valueText(field, value, texts);
}
