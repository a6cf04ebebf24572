import type { AuditLog } from '#functions/domain/audit/audit-log.ts';
import type { Csv } from '#functions/http/request.ts';
import type { Activity, ActivityExportQuery, ActivityPage, ActivityQuery } from '#shared/activity/schema.ts';
import type { ActivityTexts } from '#shared/activity/texts.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { activityText, actorName, fieldLabel, plainSum, searchedTexts, valueText } from '#shared/activity/words.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { enCaActivity } from '#shared/locale/en-ca-activity.ts';
import { matchesSearch } from '#shared/search-text.ts';
import { momentIn } from '#shared/zoned-time.ts';

const DEFAULT_LIMIT = 25;
/** Entries a search reads at a time, and at most for one page, which then costs about 250 read units. */
const ROUND = 250;
const MAX_READ = 1_000;
/** Entries in an export, which must fit in a response of 6 MB. */
const MAX_EXPORTED = 5_000;

/** The app is in English. */
const TEXTS = enCaActivity;

type Log = Pick<AuditLog, 'read'>;

/**
 * A page of the log, newest first. A search reads up to 1,000 entries; `next` then continues after the last one read,
 * whether or not it matched.
 */
export async function listActivity(log: Log, query: ActivityQuery): Promise<ActivityPage> {
  const { limit = DEFAULT_LIMIT, search, cursor, ...range } = query;
  const round = search ? ROUND : limit + 1;
  const most = search ? MAX_READ : round;
  const data: Activity[] = [];
  let last = cursor;
  for (let read = 0; read < most; read += round) {
    const entries = await log.read({ ...range, cursor: last, limit: round });
    for (const entry of entries) {
      if (!isMatch(entry, search)) {
        last = entry.id;
        continue;
      }
      if (data.length === limit) return { data, ...(last && { next: last }) };
      data.push(entry);
      last = entry.id;
    }
    if (entries.length < round) return { data };
  }
  return { data, ...(last && { next: last }) };
}

type Occasion = { readonly now: Date; readonly timeZone: string };

/** The log as a table for spreadsheets, newest first; a last row says if entries are missing. */
export async function exportActivity(
  log: Log,
  { search, csvFormat, ...range }: ActivityExportQuery,
  { now, timeZone }: Occasion,
): Promise<Csv> {
  const entries = await log.read({ ...range, limit: MAX_EXPORTED + 1 });
  const exported = entries.slice(0, MAX_EXPORTED).filter((entry) => isMatch(entry, search));
  const rows = toRows(exported, { timeZone, texts: TEXTS });
  const isComplete = entries.length <= MAX_EXPORTED;
  return {
    rows: isComplete ? rows : [...rows, [`Only the newest ${MAX_EXPORTED} entries of the period are included.`]],
    format: csvFormat,
    fileName: `activity-${dayIn(timeZone, now)}.csv`,
  };
}

function isMatch(entry: Activity, search: string | undefined): boolean {
  return !search || matchesSearch(search, ...searchedTexts(entry, TEXTS));
}

const HEADER = ['Time', 'Who', 'Email', 'What', 'Field', 'Old value', 'New value', 'Address', 'Device'] as const;

type Reader = { readonly timeZone: string; readonly texts: ActivityTexts };

/** A header and one row per changed field, with times of this zone; an entry without changed fields has one row. */
function toRows(entries: readonly Activity[], reader: Reader): string[][] {
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
