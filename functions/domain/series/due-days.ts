import type { CalendarDay } from '#shared/calendar-day.ts';
import { madeAt } from '#shared/series/schedule.ts';
import { comingOf } from './due-at.ts';
import { MAX_CATCH_UP } from './limits.ts';
import type { SeriesRecord } from './series-record.ts';

/** The days of a series whose invoices are due: those that a late run makes up for, and earlier ones that it does not. */
export type DueDays = { readonly missed: readonly CalendarDay[]; readonly toMake: readonly CalendarDay[] };

type Circumstances = { readonly timeZone: string; readonly now: Date };

/**
 * The days of a series whose invoices are due and are not skipped, the latest ones to be made. Those that are missed do
 * not count towards an end after so many invoices.
 */
export function dueDays(series: SeriesRecord, circumstances: Circumstances): DueDays {
  const missed: CalendarDay[] = [];
  let from = series;
  for (;;) {
    const due = dueFrom(from, circumstances);
    const isLate = due.length > MAX_CATCH_UP;
    const passed = isLate ? due.slice(0, -MAX_CATCH_UP) : [];
    missed.push(...passed.filter(({ isSkipped }) => !isSkipped).map(({ day }) => day));
    const last = passed.at(-1);
    if (!last) return { missed, toMake: due.filter(({ isSkipped }) => !isSkipped).map(({ day }) => day) };
    from = { ...from, next: last.n + 1 };
  }
}

/** The days that are due from the next one on, skipped ones included. */
function dueFrom(series: SeriesRecord, { timeZone, now }: Circumstances) {
  const { schedule } = series;
  if (!schedule) return [];
  for (let limit = MAX_CATCH_UP + 1; ; limit *= 2) {
    const coming = comingOf(series, limit);
    const due = coming.filter(({ day }) => madeAt(schedule, day, timeZone) <= now);
    if (due.length < limit) return due;
  }
}
