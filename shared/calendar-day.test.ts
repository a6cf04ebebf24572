import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayIn, isCalendarDay, localDay, startOfLocalDay } from './calendar-day.ts';

describe('calendar days', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['1899-12-31', false],
    ['9999-01-01', false],
  ])('isCalendarDay(%j) is %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });

  it('adds days across months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('returns the day of a timestamp in a time zone', () => {
    const timestamp = new Date('2026-03-01T06:30:00Z');
    expect(dayIn('America/Edmonton', timestamp)).toBe('2026-02-28');
    expect(dayIn('America/St_Johns', timestamp)).toBe('2026-03-01');
  });
});

describe.each(['en-US', 'de-DE', 'ja-JP', 'ar-EG'])('where Canadian English is written as %s', (locale) => {
  const { DateTimeFormat } = Intl;
  class OtherFormat extends DateTimeFormat {
    constructor(_locale: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      super(`${locale}-u-nu-latn`, options);
    }
  }
  beforeEach(() => {
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: OtherFormat });
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('a timestamp has the same day', async () => {
    const days = await import('./calendar-day.ts');
    expect(days.dayIn('America/Edmonton', new Date('2026-03-01T06:30:00Z'))).toBe('2026-02-28');
    expect(days.dayIn(undefined, new Date('2026-11-26T12:00:00Z'))).toBe('2026-11-26');
  });

  it('an hour of a day is the same timestamp', async () => {
    const { hourIn } = await import('./zoned-time.ts');
    expect(hourIn('America/Toronto', '2026-11-01', 9).toISOString()).toBe('2026-11-01T14:00:00.000Z');
  });
});

describe.each(['America/Edmonton', 'America/Toronto', 'America/St_Johns', 'UTC'])('days on clocks of %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  it('begin at the first timestamp that falls on that day', () => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2026-03-07', '2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02', '2028-02-29']) {
      const start = startOfLocalDay(day);
      expect([day, dayIn(zone, start), localDay(start)]).toEqual([day, day, day]);
      expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }
  });
});

it('starts a day at 1:00 where the clocks skip midnight', () => {
  vi.stubEnv('TZ', 'Asia/Beirut');
  expect(startOfLocalDay('2026-03-29').toISOString()).toBe('2026-03-28T22:00:00.000Z');
  vi.unstubAllEnvs();
});
