import { expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { activityWrites } from './invoice-activity.ts';
import type { InvoiceRecord } from './invoice-record.ts';

const at = '2026-03-01T12:00:00.000Z';
const invoice = { id: 'i', businessId: 'b', invoiceNumber: 'INV-1', status: 'SENT', version: 1 } as InvoiceRecord;

/** The recipient that the activity log records for an event. */
function recipientOf(event: Omit<InvoiceEvent, 'at'>): unknown {
  const writes = activityWrites({ before: invoice, after: invoice, events: [{ at, ...event }] });
  return /"field":"recipient","to":"([^"]*)"/.exec(JSON.stringify(writes))?.[1];
}

it.each(['EMAIL', 'SMS', 'REMINDER'] as const)('records who was sent to: %s', (type) => {
  expect(recipientOf({ type, detail: 'jo@example.com' })).toBe('jo@example.com');
});

it.each(['PAYMENT', 'REFUND', 'VOID', 'CREDIT', 'CLAIM', 'WRITE_OFF'] as const)(
  'records no recipient of an event about money: %s',
  (type) => {
    expect(recipientOf({ type, detail: 'Bankrupt' })).toBeUndefined();
  },
);
