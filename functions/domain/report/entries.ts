import type { Days } from '#functions/data/table/keys.ts';
import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import { addDays } from '#shared/calendar-day.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { REPORT_TOO_LONG } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { MAX_REPORT_DAYS, MAX_REPORT_ENTRIES } from '#shared/reports/limits.ts';
import type { ReportRange } from '#shared/reports/schema.ts';

/** Throws INVALID_REQUEST for days that end before they begin, or that are too many. */
export function checkRange({ from, to }: ReportRange): void {
  if (to < from) throw invalidRequest([{ path: 'to', rule: 'after', params: { other: 'from' } }]);
  const max = MAX_REPORT_DAYS - 1;
  if (to > addDays(from, max)) throw invalidRequest([{ path: 'to', rule: 'maxDays', params: { max, other: 'from' } }]);
}

/** The journal of some days. Throws INVALID_REQUEST if it has too many entries for a report. */
export async function readEntries(
  { list }: Pick<Journal, 'list'>,
  days: Days,
  max = MAX_REPORT_ENTRIES,
): Promise<JournalEntry[]> {
  const entries = await list(days, max);
  checkCount(entries.length, max);
  return entries;
}

/** Throws INVALID_REQUEST for more entries or invoices than a report is made of. */
export function checkCount(count: number, max = MAX_REPORT_ENTRIES): void {
  if (count > max) throw refusal({ REPORT_TOO_LONG });
}
