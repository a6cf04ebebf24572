import { documentNumberKey, type NumberedKind, numberingKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, putNew } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Numbering } from '#shared/document/number-schema.ts';
import { countIn, documentNumber, type NumberingScheme, periodOf } from '#shared/document/numbering.ts';

/** How a business numbers one kind of document. */
export type NumberingRecord = NumberingScheme & {
  /** The count of the next document of each period. */
  readonly next: Readonly<Record<string, number>>;
  /** Counts the changes of this record. */
  readonly revision: number;
};

/** The write that moves the count, for the transaction that stores or deletes a document; none if it stays. */
export type CountWrite = { readonly count?: Write };

type Claim = { readonly number: string; readonly isNext: boolean; readonly writes: CountWrite };

/** Numbers that are read together: the next one is nearly always free. */
const READ_AHEAD = 10;

export type NumberingStore = ReturnType<typeof numberingIn>;

/** The numbers of one kind of document of a business. */
export function numberingIn(table: Table, businessId: string, kind: NumberedKind) {
  const key = numberingKey(businessId, kind);
  const find = () => table.get<NumberingRecord>(key);

  const moved = (record: NumberingRecord, period: string, next: number): CountWrite => {
    const { revision } = record;
    const item = { ...record, ...key, next: { ...record.next, [period]: next }, revision: revision + 1 };
    return { count: { Put: { Item: item, ...ifEqual({ revision }) } } };
  };

  /** The first count from the next one on whose number no document has or had. */
  const freeCount = async (record: NumberingRecord, day: CalendarDay): Promise<number> => {
    for (let first = nextCount(record, day); ; first += READ_AHEAD) {
      const counts = Array.from({ length: READ_AHEAD }, (_, index) => first + index);
      const keys = counts.map((count) => documentNumberKey(businessId, kind, documentNumber(record, count, day)));
      const taken = new Set((await table.getAll<{ sk: string }>(keys)).map(({ sk }) => sk));
      const free = counts.find((_, index) => !taken.has(keys[index]?.sk ?? ''));
      if (free !== undefined) return free;
    }
  };

  return {
    find,
    /** The numbering as its business reads it on a day; null if it has none. */
    async read(day: CalendarDay): Promise<Numbering | null> {
      const record = await find();
      return record ? shownNumbering(record, await freeCount(record, day), day) : null;
    },
    /**
     * The number of a new document, and the write that counts it, which fails if another document was counted
     * meanwhile. A generated number gives way to the next one (`isNext`), with `passesTaken` to the next that is free; a
     * typed one that follows the scheme moves the count.
     */
    async claim(
      { number: typed, isGenerated, day }: { number: string; isGenerated: boolean; day: CalendarDay },
      passesTaken: boolean,
    ): Promise<Claim> {
      const record = await find();
      if (!record) return { number: typed, isNext: false, writes: {} };
      if (!isGenerated) return { number: typed, isNext: false, writes: countTyped(record, typed) };
      const count = passesTaken ? await freeCount(record, day) : nextCount(record, day);
      const writes = moved(record, periodOf(record, day), count + 1);
      return { number: documentNumber(record, count, day), isNext: true, writes };
    },
    /** The write that gives back the number of a deleted draft, if it was the last one. */
    async giveBack(number: string): Promise<CountWrite> {
      const record = await find();
      const own = record && countIn(record, number);
      return own && record.next[own.period] === own.count + 1 ? moved(record, own.period, own.count) : {};
    },
    /** Replaces the numbering that was read; null if there was or will be none. Returns false if it changed since. */
    async replace(before: NumberingRecord | null, after: NumberingRecord | null, day: CalendarDay): Promise<boolean> {
      const shown = async (record: NumberingRecord | null) =>
        record && { nextNumber: documentNumber(record, await freeCount(record, day), day) };
      const change = {
        businessId,
        action: 'numbering.update',
        before: await shown(before),
        after: await shown(after),
      } as const;
      return (await transactRecorded(table, change, { numbering: replacement(before, after) })) === null;
    },
  };

  function countTyped(record: NumberingRecord, typed: string): CountWrite {
    const own = countIn(record, typed);
    return own && own.count >= (record.next[own.period] ?? 1) ? moved(record, own.period, own.count + 1) : {};
  }

  function replacement(before: NumberingRecord | null, after: NumberingRecord | null): Write {
    const item = { ...after, ...key };
    if (!before) return putNew(item);
    const unchanged = ifEqual({ revision: before.revision });
    return after ? { Put: { Item: item, ...unchanged } } : { Delete: { Key: key, ...unchanged } };
  }
}

function nextCount(record: NumberingRecord, day: CalendarDay): number {
  return record.next[periodOf(record, day)] ?? 1;
}

/** A stored numbering with the count of the next document. */
function shownNumbering(record: NumberingRecord, next: number, day: CalendarDay): Numbering {
  const { prefix, digits, restarts } = record;
  return { prefix, digits, restarts, next, nextNumber: documentNumber(record, next, day) };
}
