import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { NumberingRecord, NumberingStore } from '#functions/domain/document/numbering.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { NumberingInput, NumberingUpdate } from '#shared/document/number-schema.ts';
import { periodOf } from '#shared/document/numbering.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';

/** The numbering of each kind of document. */
type Stores = Readonly<Record<keyof NumberingUpdate, NumberingStore>>;

/** How a business numbers each kind of document on a day. */
export async function readNumberings({ invoices, estimates }: Stores, today: CalendarDay) {
  const [ofInvoices, ofEstimates] = await Promise.all([invoices.read(today), estimates.read(today)]);
  return { invoices: ofInvoices, estimates: ofEstimates };
}

/** Chooses how a business numbers the given kinds of documents from a day on. Throws like `changeNumbering`. */
export async function changeNumberings(
  stores: Stores,
  { chosen, today }: { chosen: NumberingUpdate; today: CalendarDay },
) {
  const { invoices, estimates } = chosen;
  if (invoices === undefined && estimates === undefined) noteUnchanged();
  if (invoices !== undefined) await changeNumbering(stores.invoices, { chosen: invoices, today });
  if (estimates !== undefined) await changeNumbering(stores.estimates, { chosen: estimates, today });
  return readNumberings(stores, today);
}

/**
 * Chooses how a business numbers a kind of document from a day on; null if not upwards. Without a next count, counting
 * goes on. Throws UNAVAILABLE if documents are created all the while.
 */
export async function changeNumbering(
  store: NumberingStore,
  { chosen, today }: { chosen: NumberingInput | null; today: CalendarDay },
): Promise<void> {
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
