import { describe, expect, it } from 'vitest';
import { addDays, dayIn, isCalendarDay } from './calendar-day.ts';

describe('calendar days', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['1899-12-31', false],
    ['9999-01-01', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });

  it('counts days over months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('knows the day in a time zone at an instant', () => {
    const instant = new Date('2026-03-01T06:30:00Z');
    expect(dayIn('America/Edmonton', instant)).toBe('2026-02-28');
    expect(dayIn('America/St_Johns', instant)).toBe('2026-03-01');
  });
});
