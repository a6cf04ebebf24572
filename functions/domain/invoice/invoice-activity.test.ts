import { expect, it } from 'vitest';
import type { Activity } from '#shared/activity/schema.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { activityWrites } from './invoice-activity.ts';
import type { InvoiceRecord } from './invoice-record.ts';

const at = '2026-03-01T12:00:00.000Z';
const invoice = { id: 'i', businessId: 'b', invoiceNumber: 'INV-1', status: 'SENT', version: 1 } as InvoiceRecord;

/** What the activity log records about an event that changes nothing else. */
function changesOf(event: InvoiceEvent): Activity['changes'] {
  const { activity } = activityWrites({ before: invoice, after: invoice, events: [event] });
  return (activity?.Put?.Item as Pick<Activity, 'changes'> | undefined)?.changes ?? [];
}

it.each<InvoiceEvent>([
  { at, type: 'EMAIL', recipient: 'jo@example.com' },
  { at, type: 'SMS', recipient: 'jo@example.com' },
  { at, type: 'REMINDER', recipient: 'jo@example.com' },
  { at, type: 'MAIL_RETURN', kind: 'BOUNCED', address: 'jo@example.com', sentAt: at },
])('records to whom it was sent: $type', (event) => {
  expect(changesOf(event)).toEqual([{ field: 'recipient', to: { kind: 'text', text: 'jo@example.com' } }]);
});

it.each<InvoiceEvent>([
  { at, type: 'PAYMENT', amountCents: 100, currency: 'CAD', method: 'cash' },
  { at, type: 'CLAIM', reference: 'C7' },
  { at, type: 'WRITE_OFF', reason: 'Bankrupt' },
])('records no recipient of an event without a message: $type', (event) => {
  expect(changesOf(event)).toEqual([]);
});

it.each<[InvoiceEvent, string]>([
  [{ at, type: 'DEBIT_STARTED', amountCents: 100, currency: 'CAD' }, 'invoice.debit'],
  [{ at, type: 'PAYMENT_FAILED', amountCents: 100, currency: 'CAD', method: 'debit' }, 'invoice.payment-failed'],
  [
    { at, type: 'DISPUTE', amountCents: 100, currency: 'CAD', stage: 'LOST', method: 'debit' },
    'invoice.debit-returned',
  ],
  [{ at, type: 'DISPUTE', amountCents: 100, currency: 'CAD', stage: 'WON', method: 'debit' }, 'invoice.dispute'],
  [{ at, type: 'DISPUTE', amountCents: 100, currency: 'CAD', stage: 'LOST' }, 'invoice.dispute'],
])('names what happened to a debit: $type', (event, action) => {
  const { activity } = activityWrites({ before: invoice, after: invoice, events: [event] });
  expect(activity?.Put?.Item).toMatchObject({ action });
});
