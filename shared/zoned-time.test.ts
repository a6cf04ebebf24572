import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from './calendar-day.ts';
import { hourIn, instantsOf, isWeekend, localTimeIn, momentIn, utcOffsetMinutes } from './zoned-time.ts';

it.each([
  ['America/Toronto', '2026-03-01T12:00:00.999Z', -300],
  ['America/St_Johns', '2026-07-01T12:00:59.001Z', -150],
  ['UTC', '2026-07-01T12:00:00.500Z', 0],
])('the clocks of %s are whole minutes ahead of UTC at %s', (timeZone, at, minutes) => {
  expect(utcOffsetMinutes(timeZone, new Date(at)) + 0).toBe(minutes);
});

describe('an hour of a day in a time zone', () => {
  it.each([
    ['America/Toronto', '2026-03-07', 9, '2026-03-07T14:00:00.000Z'],
    ['America/Toronto', '2026-03-08', 9, '2026-03-08T13:00:00.000Z'],
    ['America/Toronto', '2026-10-31', 9, '2026-10-31T13:00:00.000Z'],
    ['America/Toronto', '2026-11-01', 9, '2026-11-01T14:00:00.000Z'],
    ['America/St_Johns', '2026-07-01', 9, '2026-07-01T11:30:00.000Z'],
    ['America/St_Johns', '2026-12-01', 9, '2026-12-01T12:30:00.000Z'],
    ['America/Regina', '2026-07-01', 9, '2026-07-01T15:00:00.000Z'],
    ['America/Vancouver', '2026-07-01', 18, '2026-07-02T01:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-01', 9, '2026-06-30T19:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-07-01', 9, '2026-07-01T20:00:00.000Z'],
    ['UTC', '2026-07-01', 9, '2026-07-01T09:00:00.000Z'],
  ])('%s, %s at %d: %s', (timeZone, day, hour, expected) => {
    expect(hourIn(timeZone, day, hour).toISOString()).toBe(expected);
  });

  it('keeps one format of a time zone, however it is spelled', () => {
    hourIn('America/Toronto', '2026-07-01', 9);
    const created = vi.spyOn(Intl, 'DateTimeFormat');
    expect(hourIn('america/TORONTO', '2026-07-01', 9).toISOString()).toBe('2026-07-01T13:00:00.000Z');
    expect(created).not.toHaveBeenCalled();
    created.mockRestore();
  });

  it.each(['America/Toronto', 'America/St_Johns', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Europe/Dublin'])(
    'is that hour on the clocks of %s on every day of two years',
    (timeZone) => {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      const days = Array.from({ length: 730 }, (_, index) => addDays('2026-01-01', index));
      const shown = days.map((day) => clock.format(hourIn(timeZone, day, 9)));
      expect(shown).toEqual(days.map((day) => `${day} 09:00`));
    },
  );
});

describe('the timestamps of a local time', () => {
  it.each([
    ['America/Toronto', '2027-03-14T01:59', ['2027-03-14T06:59:00.000Z']],
    ['America/Toronto', '2027-03-14T02:00', []],
    ['America/Toronto', '2027-03-14T02:59', []],
    ['America/Toronto', '2027-03-14T03:00', ['2027-03-14T07:00:00.000Z']],
    ['America/Toronto', '2027-11-07T00:59', ['2027-11-07T04:59:00.000Z']],
    ['America/Toronto', '2027-11-07T01:00', ['2027-11-07T05:00:00.000Z', '2027-11-07T06:00:00.000Z']],
    ['America/Toronto', '2027-11-07T01:59', ['2027-11-07T05:59:00.000Z', '2027-11-07T06:59:00.000Z']],
    ['America/Toronto', '2027-11-07T02:00', ['2027-11-07T07:00:00.000Z']],
    ['Australia/Lord_Howe', '2027-04-04T01:45', ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z']],
    // Samoa skipped a whole day.
    ['Pacific/Apia', '2011-12-30T12:00', []],
    ['America/Regina', '2027-03-14T02:30', ['2027-03-14T08:30:00.000Z']],
  ])('in %s at %s are %j', (timeZone, time, expected) => {
    expect(instantsOf(timeZone, time).map((at) => at.toISOString())).toEqual(expected);
  });

  it.each(['America/St_Johns', 'America/Edmonton', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Europe/Dublin'])(
    'include any timestamp of two years by its local time in %s',
    (timeZone) => {
      const from = Date.parse('2026-06-01T00:00:00Z');
      for (let at = from; at < from + 730 * 86_400_000; at += 900_000 * 29) {
        const timestamp = new Date(at).toISOString();
        const found = instantsOf(timeZone, localTimeIn(timeZone, timestamp).time);
        expect(found.map((each) => each.toISOString())).toContain(timestamp);
      }
    },
  );
});

it.each([
  ['2026-10-30', false],
  ['2026-10-31', true],
  ['2026-11-01', true],
  ['2026-11-02', false],
  ['1969-12-28', true],
  ['1969-12-29', false],
])('%s is on a weekend: %s', (day, expected) => {
  expect(isWeekend(day)).toBe(expected);
});

describe('a moment', () => {
  it.each([
    ['America/Vancouver', '2027-01-01T03:30:00.000Z', '2026-12-31T20:30:00-07:00'],
    ['America/St_Johns', '2026-07-01T02:00:00Z', '2026-06-30T23:30:00-02:30'],
    ['UTC', '2026-07-01T00:00:00Z', '2026-07-01T00:00:00+00:00'],
    ['Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01T00:00:00+05:30'],
  ])('in %s, %s is %s', (timeZone, timestamp, moment) => {
    expect(momentIn(timeZone, timestamp)).toBe(moment);
  });

  it('is the same moment in every zone', () => {
    const zones = fc.constantFrom('America/Vancouver', 'America/St_Johns', 'Europe/London', 'Pacific/Kiritimati');
    const times = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z') / 1000, max: Date.parse('2040-01-01') / 1000 });
    fc.assert(
      fc.property(zones, times, (timeZone, seconds) => {
        const timestamp = new Date(seconds * 1000).toISOString();
        expect(new Date(momentIn(timeZone, timestamp)).toISOString()).toBe(timestamp);
      }),
    );
  });
});
