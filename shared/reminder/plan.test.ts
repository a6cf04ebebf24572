import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { PROVINCE_CODES, PROVINCES } from '#shared/canada/provinces.ts';
import { hourIn, isWeekend } from '#shared/zoned-time.ts';
import { nextReminder, PAUSE_MS, pauseStart, type ReminderFacts, type ReminderRules } from './schedule.ts';

type Sent = { readonly step: number; readonly planned: number };

/** All reminders of an invoice, each sent some minutes after its hour. */
function reminders(rules: ReminderRules, dueDate: CalendarDay, delays: readonly number[]): Sent[] {
  const issuedAt = `${addDays(dueDate, -60)}T12:00:00.000Z`;
  let facts: ReminderFacts = {
    status: 'SENT',
    dueDate,
    balanceCents: 10_000,
    recipient: 'customer@example.com',
    issuedAt,
    lastMessageAt: issuedAt,
  };
  let now = new Date(issuedAt);
  const sent: Sent[] = [];
  for (;;) {
    const next = nextReminder(rules, facts, now);
    if (next.kind !== 'remind') return sent;
    if (next.at <= now) {
      sent.push({ step: next.step, planned: next.at.getTime() });
      facts = { ...facts, remindedUpTo: next.day, lastMessageAt: pauseStart(next.at, now).toISOString() };
    } else {
      now = new Date(next.at.getTime() + (delays[sent.length % delays.length] ?? 0) * 60_000);
    }
  }
}

const cases = {
  timeZone: fc.constantFrom(...PROVINCE_CODES.map((code) => PROVINCES[code].timeZone)),
  dueIn: fc.integer({ min: 0, max: 1000 }),
  days: fc.uniqueArray(fc.integer({ min: -14, max: 30 }), { minLength: 1, maxLength: 6 }),
  hour: fc.integer({ min: 7, max: 18 }),
  delays: fc.array(fc.integer({ min: 0, max: 239 }), { minLength: 1, maxLength: 6 }),
};

it('plans the same reminders however late a run is, and delays one only because of the 48 hours', () => {
  fc.assert(
    fc.property(fc.record(cases), ({ timeZone, dueIn, days, hour, delays }) => {
      const rules = { isOn: true, since: '2026-01-01T00:00:00.000Z', days, hour, timeZone };
      const dueDate = addDays('2026-06-01', dueIn);
      const sent = reminders(rules, dueDate, delays);
      expect(sent).toEqual(reminders(rules, dueDate, [0]));
      for (const [index, { step, planned }] of sent.entries()) {
        const earliest = (sent[index - 1]?.planned ?? 0) + PAUSE_MS;
        const ownHour = hourIn(timeZone, weekdayFrom(addDays(dueDate, step)), hour).getTime();
        expect(planned).toBeGreaterThanOrEqual(earliest);
        if (planned !== ownHour) expect(ownHour).toBeLessThan(earliest);
      }
    }),
  );
});

function weekdayFrom(day: CalendarDay): CalendarDay {
  return isWeekend(day) ? weekdayFrom(addDays(day, 1)) : day;
}
