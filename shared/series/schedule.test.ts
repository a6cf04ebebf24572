import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '#test/support/repeats.ts';
import { comingDays, firstFrom, madeAt, nthDay } from './schedule.ts';
import { type Anchor, ORDINALS, SCHEDULE_UNITS, type Schedule } from './schedule-schema.ts';

const RULE = { unit: 'month', interval: 1, end: 'never', daysInAdvance: 0, hour: 9 } as const;
const ruled = (changes: Partial<Schedule> & Pick<Schedule, 'firstDay'>): Schedule => ({ ...RULE, ...changes });
const firstDays = (schedule: Schedule, count = 5) => Array.from({ length: count }, (_, n) => nthDay(schedule, n));

describe('the days of a schedule', () => {
  it.each([
    [{ firstDay: '2026-01-31' }, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    [{ firstDay: '2028-02-29', unit: 'year' }, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    [{ firstDay: '2026-11-15', anchor: 1 }, ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01']],
    [
      { firstDay: '2026-11-30', unit: 'quarter' },
      ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30'],
    ],
    [
      { firstDay: '2026-12-29', unit: 'week', interval: 2 },
      ['2026-12-29', '2027-01-12', '2027-01-26', '2027-02-09', '2027-02-23'],
    ],
    [
      { firstDay: '2026-11-01', anchor: 'last' },
      ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
    ],
    [
      { firstDay: '2026-12-09', anchor: { weekday: 2, ordinal: 2 } },
      ['2027-01-12', '2027-02-09', '2027-03-09', '2027-04-13', '2027-05-11'],
    ],
    [
      { firstDay: '2026-12-01', anchor: { weekday: 0, ordinal: 'last' } },
      ['2026-12-27', '2027-01-31', '2027-02-28', '2027-03-28', '2027-04-25'],
    ],
  ] as const)('%o', (changes, days) => {
    expect(firstDays(ruled(changes))).toEqual(days);
  });
});

const DAY_MS = 86_400_000;

/** Whether a schedule has a day, found by looking at the day alone. */
function hasDay({ unit, interval, anchor, firstDay }: Schedule, at: number, firstMonth: number): boolean {
  const day = new Date(at);
  if (unit === 'week') return (at - Date.parse(firstDay)) % (7 * interval * DAY_MS) === 0;
  const step = { month: 1, quarter: 3, year: 12 }[unit] * interval;
  if ((monthOf(day) - firstMonth) % step !== 0) return false;
  return isAnchor(day, anchor ?? new Date(firstDay).getUTCDate());
}

function isAnchor(day: Date, anchor: Anchor): boolean {
  const date = day.getUTCDate();
  const left = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate() - date;
  if (anchor === 'last') return left === 0;
  if (typeof anchor === 'number') return date === anchor || (left === 0 && anchor > date);
  if (day.getUTCDay() !== anchor.weekday) return false;
  return anchor.ordinal === 'last' ? left < 7 : Math.ceil(date / 7) === anchor.ordinal;
}

const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();

/** Every day of ten years that a schedule has, one day after the other. */
function tenYears(schedule: Schedule): string[] {
  const start = Date.parse(schedule.firstDay);
  const calendar = Array.from({ length: 3653 }, (_, index) => start + index * DAY_MS);
  // The first month is the one of the first anchor from the first day on.
  const anchor = schedule.anchor ?? new Date(start).getUTCDate();
  const first = calendar.find((at) => isAnchor(new Date(at), anchor)) ?? start;
  const found = calendar.filter((at) => hasDay(schedule, at, monthOf(new Date(first))));
  return found.map((at) => new Date(at).toISOString().slice(0, 10));
}

const ANY_DAY = fc
  .integer({ min: 0, max: 3652 })
  .map((days) => new Date(Date.UTC(2024, 0, 1) + days * DAY_MS).toISOString().slice(0, 10));
const ANY_ANCHOR = fc.oneof(
  fc.integer({ min: 1, max: 31 }),
  fc.constant('last' as const),
  fc.record({ weekday: fc.integer({ min: 0, max: 6 }), ordinal: fc.constantFrom(...ORDINALS) }),
);
const ANY_SCHEDULE = fc
  .record({
    unit: fc.constantFrom(...SCHEDULE_UNITS),
    interval: fc.integer({ min: 1, max: 4 }),
    anchor: fc.option(ANY_ANCHOR, { nil: undefined }),
    firstDay: ANY_DAY,
    daysInAdvance: fc.integer({ min: 0, max: 60 }),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  .map((rule): Schedule => ({ ...rule, end: 'never' }));

/** A zone for every clock of the country. */
const ZONES = [
  ...['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg', 'America/Regina'],
  ...['America/Edmonton', 'America/Vancouver', 'America/Whitehorse', 'America/Yellowknife', 'America/Iqaluit'],
  ...['America/Blanc-Sablon', 'America/Atikokan', 'America/Creston', 'America/Glace_Bay', 'America/Cambridge_Bay'],
];

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    ...{
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    },
  });

function shownBy(clock: Intl.DateTimeFormat, at: Date): string {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

describe('over ten years, any schedule', () => {
  it('has the days of the calendar that fit it, none doubled, missed or drifted', () => {
    fc.assert(
      fc.property(ANY_SCHEDULE, (schedule) => {
        const days = tenYears(schedule);
        expect(days.map((_, n) => nthDay(schedule, n))).toEqual(days);
        const next = nthDay(schedule, days.length);
        expect(next > (days.at(-1) ?? schedule.firstDay)).toBe(true);
      }),
      { numRuns: repeats(60, 5000) },
    );
  });

  it('makes each invoice at its hour on its day in every zone, later than the one before', () => {
    fc.assert(
      fc.property(ANY_SCHEDULE, fc.constantFrom(...ZONES), (schedule, zone) => {
        const clock = clockOf(zone);
        let last = 0;
        for (const day of tenYears(schedule)) {
          const at = madeAt(schedule, day, zone);
          expect(at.getTime()).toBeGreaterThan(last);
          last = at.getTime();
          const wanted = new Date(Date.parse(day) - schedule.daysInAdvance * DAY_MS).toISOString().slice(0, 10);
          const shown = shownBy(clock, at);
          // Where the clocks skip the hour, it is the next one.
          const hours = [schedule.hour, schedule.hour + 1].map(
            (hour) => `${wanted}T${String(hour).padStart(2, '0')}:00`,
          );
          expect(hours).toContain(shown);
        }
      }),
      { numRuns: repeats(20, 1000) },
    );
  });

  it('finds the first day from any other one on', () => {
    fc.assert(
      fc.property(ANY_SCHEDULE, ANY_DAY, (schedule, day) => {
        const n = firstFrom(schedule, day);
        expect(nthDay(schedule, n) >= day).toBe(true);
        expect(n === 0 || nthDay(schedule, n - 1) < day).toBe(true);
      }),
      { numRuns: repeats(500, 20_000) },
    );
  });
});

describe('what comes', () => {
  const monthly = ruled({ firstDay: '2026-01-31' });
  const start = { next: 0, madeCount: 0, skipped: [] };

  it('ends after so many invoices, of which a skipped day is none', () => {
    const coming = comingDays({ ...monthly, end: { count: 2 } }, { ...start, skipped: ['2026-02-28'] }, 9);
    expect(coming.map(({ day, isSkipped }) => [day, isSkipped])).toEqual([
      ['2026-01-31', false],
      ['2026-02-28', true],
      ['2026-03-31', false],
    ]);
  });

  it('ends with the last day, that day included', () => {
    const until = (lastDay: string) => comingDays({ ...monthly, end: { lastDay } }, start, 9).length;
    expect([until('2026-02-27'), until('2026-02-28'), until('2026-01-30')]).toEqual([1, 2, 0]);
  });

  it('leaves out the days of a pause', () => {
    expect(comingDays(monthly, { ...start, pausedUntil: '2026-03-01' }, 1)[0]?.day).toBe('2026-03-31');
  });
});
