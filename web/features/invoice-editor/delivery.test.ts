import { expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import { lastDelivery } from './delivery.ts';

/** An instant that the reader's own clock shows as this. */
const at = (day: number, hour: number, minute: number) => new Date(2026, 0, day, hour, minute).toISOString();

const EVENTS: InvoiceEvent[] = [
  { at: at(4, 9, 0), type: 'CREATED', to: 'DRAFT' },
  { at: at(4, 9, 5), type: 'EMAIL', detail: 'first@example.com' },
  { at: at(5, 15, 4), type: 'EMAIL', detail: 'ap@example.com' },
  { at: at(6, 0, 30), type: 'SMS', detail: '+14035550100' },
  { at: at(7, 9, 0), type: 'STATUS', from: 'SENT', to: 'PAID' },
];

it.each([
  ['EMAIL', 'Sent to ap@example.com on Jan 5, 2026, 3:04 p.m.'],
  ['SMS', 'Sent to +14035550100 on Jan 6, 2026, 12:30 a.m.'],
] as const)('is told of the last time by %s', (channel, text) => {
  expect(lastDelivery(EVENTS, channel)?.replace(/\s/g, ' ')).toBe(text);
});

it('is told without a recipient where none was kept', () => {
  expect(lastDelivery([{ at: at(5, 15, 4), type: 'EMAIL' }], 'EMAIL')).toMatch(/^Sent on Jan 5, 2026, /);
});

it('is nothing before it was sent', () => {
  expect(lastDelivery(EVENTS.slice(0, 1), 'EMAIL')).toBeNull();
  expect(lastDelivery([], 'SMS')).toBeNull();
});
