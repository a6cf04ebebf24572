import { expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { dayText } from './day-text.en.ts';

it('formats days like date-fns’ PPP', () => {
  expect([dayText('2026-01-05'), dayText('2028-02-29'), dayText('2026-12-31')]).toEqual([
    'January 5th, 2026',
    'February 29th, 2028',
    'December 31st, 2026',
  ]);
});

it('uses the right ordinal ending for every day of a month', () => {
  const days = Array.from({ length: 31 }, (_, index) => dayText(addDays('2026-01-01', index)));
  const endings = days.map((day) => /\d+(st|nd|rd|th),/.exec(day)?.[1] ?? day);
  const exceptions = endings.flatMap((ending, index) => (ending === 'th' ? [] : [`${index + 1}${ending}`]));
  expect(exceptions).toEqual(['1st', '2nd', '3rd', '21st', '22nd', '23rd', '31st']);
});
