import type { AuditLog } from '#functions/domain/audit/audit-log.ts';
import type { Csv } from '#functions/http/request.ts';
import { storedDevice } from '#functions/services/device-name.ts';
import type { Activity, ActivityExportQuery, ActivityPage, ActivityQuery } from '#shared/activity/schema.ts';
import type { ActivityTexts } from '#shared/activity/texts.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { activityText, actorName, fieldLabel, plainSum, searchedTexts, valueText } from '#shared/activity/words.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { activityTextsFor } from '#shared/locale/activity-texts-for.ts';
import type { Language } from '#shared/locale/language.ts';
import { matchesSearch } from '#shared/search-text.ts';
import { momentIn } from '#shared/zoned-time.ts';
import { CSV_TEXTS } from './csv-texts.ts';

const DEFAULT_LIMIT = 25;
/** Entries a search reads at a time, and at most for one page, which then costs about 250 read units. */
const ROUND = 250;
const MAX_READ = 1_000;
/** Entries in an export, which must fit in a response of 6 MB. */
const MAX_EXPORTED = 5_000;

type Log = Pick<AuditLog, 'read'>;

/**
 * A page of the log, newest first. A search is in the words of the reader's language and reads up to 1,000 entries;
 * `next` then continues after the last one read, whether or not it matched.
 */
export async function listActivity(log: Log, query: ActivityQuery, language: Language): Promise<ActivityPage> {
  const { limit = DEFAULT_LIMIT, search, cursor, ...range } = query;
  const round = search ? ROUND : limit + 1;
  const most = search ? MAX_READ : round;
  const texts = activityTextsFor(language);
  const data: Activity[] = [];
  let last = cursor;
  for (let read = 0; read < most; read += round) {
    const entries = await log.read({ ...range, cursor: last, limit: round });
    for (const entry of entries) {
      if (!isMatch(entry, { search, texts })) {
        last = entry.id;
        continue;
      }
      if (data.length === limit) return { data, ...(last && { next: last }) };
      data.push(inLanguage(entry, language));
      last = entry.id;
    }
    if (entries.length < round) return { data };
  }
  return { data, ...(last && { next: last }) };
}

type Occasion = { readonly now: Date; readonly timeZone: string; readonly language: Language };

/** The log as a table for spreadsheets, newest first, in a language; a last row says if entries are missing. */
export async function exportActivity(
  log: Log,
  { search, csvFormat, ...range }: ActivityExportQuery,
  { now, timeZone, language }: Occasion,
): Promise<Csv> {
  const texts = activityTextsFor(language);
  const { header, incomplete, fileName } = CSV_TEXTS[language];
  const entries = await log.read({ ...range, limit: MAX_EXPORTED + 1 });
  const exported = entries.slice(0, MAX_EXPORTED).filter((entry) => isMatch(entry, { search, texts }));
  const worded = exported.map((entry) => inLanguage(entry, language));
  const rows = [[...header], ...worded.flatMap((entry) => rowsOf(entry, { timeZone, texts }))];
  const isComplete = entries.length <= MAX_EXPORTED;
  return {
    rows: isComplete ? rows : [...rows, [incomplete(MAX_EXPORTED)]],
    format: csvFormat,
    fileName: `${fileName}-${dayIn(timeZone, now)}.csv`,
  };
}

type Search = { readonly search: string | undefined; readonly texts: ActivityTexts };

function isMatch(entry: Activity, { search, texts }: Search): boolean {
  return !search || matchesSearch(search, ...searchedTexts(entry, texts));
}

type Reader = { readonly timeZone: string; readonly texts: ActivityTexts };

function inLanguage({ device, ...entry }: Activity, language: Language): Activity {
  return { ...entry, ...(device && { device: storedDevice(device, language) }) };
}

/** A row per changed field, with times of this zone; an entry without changed fields has one row. */
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
