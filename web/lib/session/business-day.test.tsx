import { expect, it } from 'vitest';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { generateInvoiceNumber } from '#shared/document/number.ts';
import { utcOffsetMinutes } from '#shared/zoned-time.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { useBusinessDay } from './business-day.ts';

function Day({ now }: { now: string }) {
  return useBusinessDay()(new Date(now));
}

function dayOf(timeZone: string | undefined, now: string): CalendarDay {
  const offset = timeZone && { timeZone, utcOffsetMinutes: utcOffsetMinutes(timeZone, new Date(now)) };
  renderFor({ status: 'authenticated', user: aUser(offset || {}) }, <Day now={now} />);
  return document.body.textContent ?? '';
}

it.each([
  ['America/St_Johns', '2025-03-09T03:29:00Z', '2025-03-08'],
  ['America/St_Johns', '2025-03-10T02:31:00Z', '2025-03-10'],
  ['America/Toronto', '2025-11-02T03:59:00Z', '2025-11-01'],
  ['America/Toronto', '2025-11-03T05:01:00Z', '2025-11-03'],
  ['America/Regina', '2025-03-10T05:59:00Z', '2025-03-09'],
  ['America/Edmonton', '2025-11-03T06:59:00Z', '2025-11-02'],
  ['America/Edmonton', '2025-11-03T07:01:00Z', '2025-11-03'],
  ['America/Vancouver', '2025-03-10T06:59:00Z', '2025-03-09'],
  ['America/Vancouver', '2025-03-10T07:01:00Z', '2025-03-10'],
])('in %s at %s, the day is %s, and so are the digits of a new number', (timeZone, now, day) => {
  const today = dayOf(timeZone, now);
  expect(today).toBe(day);
  expect(generateInvoiceNumber(today, () => 0)).toContain(day.replaceAll('-', ''));
});

it('follows the server’s offset, not the browser’s data of the time zone', () => {
  const user = aUser({ timeZone: 'America/Edmonton', utcOffsetMinutes: -720 });
  renderFor({ status: 'authenticated', user }, <Day now="2025-11-03T07:01:00Z" />);
  expect(document.body.textContent).toBe('2025-11-02');
});

it('is the reader’s day until the time zone is known', () => {
  expect(dayOf(undefined, '2025-06-15T12:00:00')).toBe('2025-06-15');
});
