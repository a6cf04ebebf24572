import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { NumberingRecord, NumberingStore } from '#functions/domain/document/numbering.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Numbering, NumberingInput } from '#shared/document/number-schema.ts';
import { periodOf } from '#shared/document/numbering.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';

/**
 * Chooses how a business numbers a kind of document from a day on; null if not upwards. Without a next count, counting
 * goes on. Throws UNAVAILABLE if documents are created all the while.
 */
export async function changeNumbering(
  store: NumberingStore,
  { chosen, today }: { chosen: NumberingInput | null; today: CalendarDay },
): Promise<Numbering | null> {
  const done = await retry('numbering', async () => {
    const before = (await store.find()) ?? null;
    const after = chosen && nextRecord(before, chosen, today);
    if (before === after || (before && after && isSame(before, after, today))) {
      noteUnchanged();
      return true;
    }
    return (await store.replace(before, after, today)) || null;
  });
  if (!done) throw refusal({ BUSY });
  return store.read(today);
}

function nextRecord(
  before: NumberingRecord | null,
  { next, ...scheme }: NumberingInput,
  today: CalendarDay,
): NumberingRecord {
  const period = periodOf(scheme, today);
  const counted = before?.next[period] ?? (before ? before.next[periodOf(before, today)] : undefined);
  return {
    ...scheme,
    next: { ...before?.next, [period]: next ?? counted ?? 1 },
    revision: (before?.revision ?? 0) + 1,
  };
}

function isSame(before: NumberingRecord, after: NumberingRecord, today: CalendarDay): boolean {
  const period = periodOf(after, today);
  return (
    before.prefix === after.prefix &&
    before.digits === after.digits &&
    before.restarts === after.restarts &&
    before.next[period] === after.next[period]
  );
}
