import { describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import { lastDelivery } from './delivery-state.tsx';

/** A timestamp at this local time. */
const at = (day: number, hour: number, minute: number) => new Date(2026, 0, day, hour, minute).toISOString();

const EVENTS: InvoiceEvent[] = [
  { at: at(4, 9, 0), type: 'CREATED' },
  { at: at(4, 9, 5), type: 'EMAIL', recipient: 'first@example.com' },
  { at: at(5, 15, 4), type: 'EMAIL', recipient: 'ap@example.com' },
  { at: at(6, 0, 30), type: 'SMS', recipient: '+14035550100' },
  { at: at(7, 9, 0), type: 'STATUS', from: 'SENT', to: 'PAID' },
];

const textOf = (...told: Parameters<typeof lastDelivery>) => lastDelivery(...told)?.text.replace(/\s/g, ' ');

it.each([
  ['EMAIL', 'Sent to ap@example.com on Jan 5, 2026, 3:04 PM'],
  ['SMS', 'Sent to (403) 555-0100 on Jan 6, 2026, 12:30 AM'],
] as const)('is the last delivery by %s', (channel, text) => {
  expect(textOf(EVENTS, channel)).toBe(text);
});

it('is null if it was never sent', () => {
  expect(lastDelivery(EVENTS.slice(0, 1), 'EMAIL')).toBeNull();
  expect(lastDelivery([], 'SMS')).toBeNull();
});

describe('a failed email', () => {
  const back = (kind: MailReturn, address = 'ap@example.com', sentAt = at(5, 15, 4)): InvoiceEvent => {
    return { at: at(5, 15, 6), type: 'MAIL_RETURN', kind, address, sentAt };
  };

  it.each([
    ['BOUNCED', 'Came back from ap@example.com on Jan 5, 2026, 3:06 PM'],
    ['UNCONFIRMED', 'May not have been sent to ap@example.com on Jan 5, 2026, 3:06 PM'],
    ['NOT_SENT', 'Was not sent to ap@example.com on Jan 5, 2026, 3:06 PM'],
    ['UNSENDABLE', 'Was not sent to ap@example.com on Jan 5, 2026, 3:06 PM'],
    ['UNDELIVERED', 'May not have reached ap@example.com on Jan 5, 2026, 3:06 PM'],
    ['REFUSED', 'Was not delivered to ap@example.com on Jan 5, 2026, 3:06 PM'],
    ['COMPLAINED', 'Was marked as spam by ap@example.com on Jan 5, 2026, 3:06 PM'],
  ] as const)('is reported as failed: %s', (kind, text) => {
    expect(textOf([...EVENTS, back(kind)], 'EMAIL')).toBe(text);
    expect(lastDelivery([...EVENTS, back(kind)], 'EMAIL')).toMatchObject({ hasFailed: true });
  });

  it('shows the latest event', () => {
    expect(textOf([...EVENTS, back('UNDELIVERED'), back('BOUNCED')], 'EMAIL')).toMatch(/^Came back/);
  });

  it('is reported even if it was recorded before its email', () => {
    const failure = back('UNSENDABLE');
    expect(textOf([EVENTS[0] as InvoiceEvent, failure, ...EVENTS.slice(1)], 'EMAIL')).toMatch(/^Was not sent/);
  });

  it.each([
    ['of another address', [...EVENTS, back('BOUNCED', 'first@example.com')]],
    ['before another one was sent', [back('BOUNCED', 'ap@example.com', at(4, 9, 5)), ...EVENTS]],
    ['of an older one, however late', [...EVENTS, back('UNDELIVERED', 'ap@example.com', at(4, 9, 6))]],
  ])('is not reported %s', (_, events) => {
    expect(lastDelivery(events, 'EMAIL')).toMatchObject({
      text: expect.stringMatching(/^Sent to ap/),
      hasFailed: false,
    });
  });

  it('does not affect SMS', () => {
    expect(textOf([...EVENTS, back('BOUNCED', '+14035550100')], 'SMS')).toMatch(/^Sent to \(403\)/);
  });
});
