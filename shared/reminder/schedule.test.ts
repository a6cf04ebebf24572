import { describe, expect, it } from 'vitest';
import { nextReminder, type ReminderFacts, type ReminderRules } from './schedule.ts';

const RULES: ReminderRules = {
  isOn: true,
  days: [-3, 0, 7, 14],
  hour: 9,
  since: '2026-01-01T00:00:00.000Z',
  timeZone: 'America/Toronto',
};
/** Sent on a Monday, due on Wednesday the 30th. */
const FACTS: ReminderFacts = {
  status: 'SENT',
  dueDate: '2026-09-30',
  balanceCents: 10_000,
  recipient: 'customer@example.com',
  issuedAt: '2026-09-07T15:00:00.000Z',
  lastMessageAt: '2026-09-07T15:00:00.000Z',
};

type Case = { readonly rules?: Partial<ReminderRules>; readonly facts?: Partial<ReminderFacts>; readonly now?: string };

/** The next step with its time, the time at which the owner is asked, or why there is none. */
function next({ rules, facts, now = '2026-09-08T12:00:00Z' }: Case): string {
  const found = nextReminder({ ...RULES, ...rules }, { ...FACTS, ...facts }, new Date(now));
  if (found.kind === 'none') return found.because;
  const at = found.at.toISOString().slice(0, 16);
  return found.kind === 'ask' ? `asks ${at}` : `${found.step} at ${at}`;
}

describe('the steps', () => {
  it.each<[string, Case, string]>([
    ['the first, three days before, on the Monday after a Sunday', {}, '-3 at 2026-09-28T13:00'],
    ['on the due day', { facts: { remindedUpTo: '2026-09-27' } }, '0 at 2026-09-30T13:00'],
    ['a week after', { facts: { remindedUpTo: '2026-09-30' } }, '7 at 2026-10-07T13:00'],
    ['the last', { facts: { remindedUpTo: '2026-10-07' } }, '14 at 2026-10-14T13:00'],
    ['none after the last', { facts: { remindedUpTo: '2026-10-14' } }, 'done'],
    ['in any order', { rules: { days: [14, -3] } }, '-3 at 2026-09-28T13:00'],
    ['at another hour', { rules: { hour: 17 } }, '-3 at 2026-09-28T21:00'],
    ['of a later due day, though that of the former was used', later('2026-10-29'), '-3 at 2026-10-26T13:00'],
    [
      'after the clocks changed',
      { facts: { dueDate: '2026-11-04', remindedUpTo: '2026-11-01' } },
      '0 at 2026-11-04T14:00',
    ],
    ['in Newfoundland', { rules: { timeZone: 'America/St_Johns' } }, '-3 at 2026-09-28T11:30'],
    ['in a zone a day ahead', { rules: { timeZone: 'Pacific/Kiritimati' } }, '-3 at 2026-09-27T19:00'],
    ['a Saturday on Monday', { facts: { dueDate: '2026-10-03', remindedUpTo: '2026-09-30' } }, '0 at 2026-10-05T13:00'],
    [
      'the later one of a weekend',
      { rules: { days: [-4, -3] }, now: '2026-09-28T13:30:00Z' },
      '-3 at 2026-09-28T13:00',
    ],
    ['after a suspension, the next one', { facts: { resumedAt: '2026-09-28T13:00:00.000Z' } }, '0 at 2026-09-30T13:00'],
    [
      'one of the same day, if its hour is still to come',
      { facts: { resumedAt: '2026-09-28T12:59:00.000Z' } },
      '-3 at 2026-09-28T13:00',
    ],
    [
      'none after a suspension that lasted beyond the last',
      { facts: { resumedAt: '2026-10-14T13:00:00.000Z' } },
      'done',
    ],
  ])('%s', (_, given, expected) => {
    expect(next(given)).toBe(expected);
  });
});

function later(dueDate: string): Case {
  return { facts: { dueDate, remindedUpTo: '2026-09-30' } };
}

const AFTER_HOURS_ON_FRIDAY = { facts: { dueDate: '2026-09-25' }, now: '2026-10-02T18:00:00Z' };

describe('missed steps', () => {
  it.each<[string, Case, string]>([
    ['is still sent within four hours', { now: '2026-09-28T16:59:00Z' }, '-3 at 2026-09-28T13:00'],
    ['is sent on the next business day', { now: '2026-09-28T18:00:00Z' }, '-3 at 2026-09-29T13:00'],
    ['is due when that day has come', { now: '2026-09-29T13:30:00Z' }, '-3 at 2026-09-29T13:00'],
    ['is sent after the weekend', AFTER_HOURS_ON_FRIDAY, '7 at 2026-10-05T13:00'],
    ['is left out but for the latest', { now: '2026-10-08T12:00:00Z' }, '7 at 2026-10-08T13:00'],
    ['counts as the step whose time comes first', { now: '2026-10-14T01:00:00Z' }, '14 at 2026-10-14T13:00'],
    ['before it was sent is left out', sent('2026-09-29T15:00:00.000Z'), '0 at 2026-10-02T13:00'],
    ['before it was sent on its due day is left out', sent('2026-09-30T15:00:00.000Z'), '7 at 2026-10-07T13:00'],
    ['before it was sent late is left out', sent('2026-10-20T15:00:00.000Z'), 'done'],
  ])('%s', (_, given, expected) => {
    expect(next(given)).toBe(expected);
  });
});

function sent(issuedAt: string): Case {
  return { facts: { issuedAt, lastMessageAt: issuedAt }, now: issuedAt };
}

describe('48 hours', () => {
  it.each<[string, string, string]>([
    ['to the minute', '2026-09-26T13:00:00.000Z', '-3 at 2026-09-28T13:00'],
    ['less a minute: the next business day', '2026-09-26T13:01:00.000Z', '-3 at 2026-09-29T13:00'],
    ['over the next step, which takes its place', '2026-09-28T12:59:00.000Z', '0 at 2026-09-30T13:00'],
    ['over a weekend', '2026-10-01T13:30:00.000Z', '0 at 2026-10-05T13:00'],
  ])('after the last message: %s', (_, lastMessageAt, expected) => {
    expect(next({ facts: { lastMessageAt }, now: lastMessageAt })).toBe(expected);
  });
});

describe('a reported payment', () => {
  const claim = { at: '2026-09-23T15:00:00.000Z' };
  it.each<[string, Case, string]>([
    ['has the owner asked after five business days', { facts: { claim } }, 'asks 2026-09-30T13:00'],
    [
      'on a Saturday: the Friday after',
      { facts: { claim: { at: '2026-09-26T15:00:00.000Z' } } },
      'asks 2026-10-02T13:00',
    ],
    [
      'late in the day, by the clocks of the business',
      { facts: { claim: { at: '2026-09-24T02:00:00.000Z' } } },
      'asks 2026-09-30T13:00',
    ],
    ['reminds two days after the question', asked('2026-09-30T13:10:00.000Z'), '0 at 2026-10-05T13:00'],
    ['asks nothing of a paid invoice', { facts: { claim, status: 'PAID' } }, 'not-open'],
    ['asks nothing while reminders are off', { facts: { claim }, rules: { isOn: false } }, 'off'],
  ])('%s', (_, given, expected) => {
    expect(next(given)).toBe(expected);
  });

  function asked(askedAt: string): Case {
    return { facts: { claim: { ...claim, askedAt } }, now: askedAt };
  }
});

describe('nobody is reminded of an invoice', () => {
  it.each<[string, Case, string]>([
    ['of a business that never switched it on', { rules: { isOn: false, since: undefined } }, 'off'],
    ['of a business that switched it off', { rules: { isOn: false } }, 'off'],
    ['for whose customer it is off', { facts: { isCustomerOff: true } }, 'customer-off'],
    ['from before it was switched on', { rules: { since: '2026-09-07T15:00:00.001Z' } }, 'too-old'],
    ['that is a draft', { facts: { status: 'DRAFT' } }, 'not-open'],
    ['that is paid', { facts: { status: 'PAID' } }, 'not-open'],
    ['that is cancelled, refunded or written off', { facts: { status: 'CANCELLED' } }, 'not-open'],
    ['of which nothing is left', { facts: { balanceCents: 0 } }, 'paid'],
    ['that is disputed', { facts: { isDisputed: true } }, 'disputed'],
    ['of which a part was refunded', { facts: { isReturned: true } }, 'refunded'],
    ['whose email bounced', { facts: { isBounced: true } }, 'bounced'],
    ['without an address', { facts: { recipient: '' } }, 'no-address'],
    ['whose customer was deleted', { facts: { isOrphan: true } }, 'customer-deleted'],
    ['of a disabled business', { facts: { isDisabled: true } }, 'disabled'],
  ])('%s', (_, given, expected) => {
    expect(next(given)).toBe(expected);
  });
});
