import { describe, expect, it } from 'vitest';
import type { InvoiceActivity } from '#shared/activity/schema.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => `2026-03-01T12:${String(minute).padStart(2, '0')}:00.000Z`;
const ANN = { userId: 'u', name: 'Ann Lee', email: 'ann@larch.test' };

const anEdit = (changes: InvoiceActivity['changes'], minute = 5): InvoiceActivity => ({
  id: `edit-${minute}`,
  at: at(minute),
  action: 'invoice.update',
  by: ANN,
  record: { kind: 'invoice', id: 'inv-1', label: 'INV-1' },
  changes,
});

const NOWHERE = { deliveries: [] };

const textsOf = (events: InvoiceEvent[], activity: InvoiceActivity[] = []) =>
  timelineOf({ events, activity, reach: NOWHERE }).map(({ text, by }) => (by ? `${text} by ${by}` : text));

describe('the timeline', () => {
  it('is the history and the edits, newest first, with people by name', () => {
    const events: InvoiceEvent[] = [
      { at: at(1), type: 'CREATED', by: ANN.email, to: 'DRAFT' },
      { at: at(8), type: 'EMAIL', by: 'bo@larch.test', detail: 'ap@acme.test' },
      { at: at(8), type: 'STATUS', from: 'DRAFT', to: 'SENT', by: 'bo@larch.test' },
      { at: at(9), type: 'BOUNCED', detail: 'ap@acme.test', sentAt: at(8) },
    ];
    const changes = [
      { field: 'dueDate', from: '2026-03-01', to: '2026-03-31' },
      { field: 'items', to: 'Design' },
    ];
    expect(textsOf(events, [anEdit(changes)])).toEqual([
      'Email came back from ap@acme.test',
      'Emailed to ap@acme.test by bo@larch.test',
      'Edited due date and items by Ann Lee',
      'Created by Ann Lee',
    ]);
  });

  it('shows a status change once', () => {
    const events: InvoiceEvent[] = [{ at: at(5), type: 'STATUS', from: 'SENT', to: 'CANCELLED', by: ANN.email }];
    const changes = [{ field: 'status', from: 'SENT', to: 'CANCELLED' }];
    expect(textsOf(events, [anEdit(changes)])).toEqual(['Marked as Cancelled by Ann Lee']);
  });

  it('shows no edit of an invoice that was merely issued', () => {
    const changes = [
      { field: 'status', from: 'DRAFT', to: 'SENT' },
      { field: 'taxMode', to: 'province' },
    ];
    expect(textsOf([], [anEdit(changes)])).toEqual([]);
    expect(textsOf([], [anEdit(changes.slice(1))])).toEqual(['Edited source of taxes by Ann Lee']);
  });

  it('keeps the order of entries with the same timestamp', () => {
    const events: InvoiceEvent[] = [
      { at: at(1), type: 'PAYMENT', detail: '20.00 CAD' },
      { at: at(1), type: 'REFUND', detail: '20.00 CAD' },
    ];
    expect(textsOf(events)).toEqual(['Refund of 20.00 CAD', 'Payment of 20.00 CAD']);
  });

  it('gives every entry a key of its own', () => {
    const events: InvoiceEvent[] = [
      { at: at(1), type: 'PAYMENT', detail: '20.00 CAD' },
      { at: at(1), type: 'PAYMENT', detail: '20.00 CAD' },
    ];
    const keys = timelineOf({ events, activity: [], reach: NOWHERE }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the link’s events', () => {
  const emailed: InvoiceEvent[] = [
    { at: at(1), type: 'EMAIL', detail: 'ap@acme.test', cc: ['b@acme.test', 'c@acme.test'] },
  ];
  const textsWith = (reach: InvoiceReach) =>
    timelineOf({ events: emailed, activity: [], reach }).map(({ text }) => text);
  const deliveries: InvoiceReach['deliveries'] = [{ address: 'ap@acme.test', at: at(2), topic: 'invoice' }];

  it('appear in order, with the first and the last opening', () => {
    expect(textsWith({ deliveries, opened: { firstAt: at(5), lastAt: at(9), times: 3 }, checkedAt: at(3) })).toEqual([
      'Opened again, 3 times in total',
      'Opened by someone with the link',
      'Invoice delivered to ap@acme.test',
      'Emailed to ap@acme.test, copy to b@acme.test and c@acme.test',
    ]);
  });

  it.each([
    ['reminder', 'Reminder delivered to ap@acme.test'],
    ['receipt', 'Receipt delivered to ap@acme.test'],
    ['refund', 'Notice of the refund delivered to ap@acme.test'],
    ['creditNote', 'Credit note delivered to ap@acme.test'],
    [undefined, 'Email delivered to ap@acme.test'],
  ] as const)('says which email was delivered: %s', (topic, text) => {
    expect(textsWith({ deliveries: [{ address: 'ap@acme.test', at: at(2), ...(topic && { topic }) }] })[0]).toBe(text);
  });

  it('include an automatic check only until a person opens it', () => {
    expect(textsWith({ deliveries: [], checkedAt: at(3) })[0]).toBe('Link checked automatically');
    expect(textsWith({ deliveries: [], opened: { firstAt: at(5), lastAt: at(6), times: 1 } })[0]).toBe(
      'Opened by someone with the link',
    );
  });

  it.each([
    ['is by the customer if no copy went to others', 1, [], 'Opened by the customer'],
    ['names nobody once a copy went to others', 4, ['bo@acme.test'], 'Opened by someone with the link'],
    ['is by the customer if a copy went to others only later', 6, ['bo@acme.test'], 'Opened by the customer'],
  ])('the opening %s', (_, minute, cc, text) => {
    const sent: InvoiceEvent = { at: at(minute), type: 'EMAIL', detail: 'ap@acme.test', cc };
    const reach = { deliveries: [], opened: { firstAt: at(5), lastAt: at(8), times: 2 } };
    const texts = timelineOf({ events: [sent], activity: [], reach }).map((entry) => entry.text);
    expect(texts.filter((each) => each.startsWith('Opened'))).toEqual(['Opened again, 2 times in total', text]);
  });
});

describe('an entry', () => {
  it.each<[string, Omit<InvoiceEvent, 'at'>]>([
    ['Texted to +1 514 555 0118', { type: 'SMS', detail: '+1 514 555 0118' }],
    ['Became overdue', { type: 'STATUS', from: 'SENT', to: 'OVERDUE' }],
    ['Paid in full', { type: 'STATUS', from: 'SENT', to: 'PAID' }],
    ['Payment of 1,000.00 CAD, e-Transfer', { type: 'PAYMENT', detail: '1000.00 CAD, e-Transfer' }],
    ['Payment of 20.00 CAD failed', { type: 'PAYMENT', detail: '20.00 CAD failed' }],
    ['Credit note CN-7 of 1,045.00 CAD', { type: 'CREDIT', detail: 'CN-7, 1045.00 CAD' }],
    ['Reminder sent to ap@acme.test', { type: 'REMINDER', detail: 'ap@acme.test' }],
    ['Reminder skipped by ann@larch.test', { type: 'REMINDER_SKIPPED', by: ANN.email }],
    ['Voided payment of 20.00 CAD, Cash', { type: 'VOID', detail: '20.00 CAD, Cash' }],
    ['Refund of 5.00 CAD pending', { type: 'REFUND', detail: '5.00 CAD pending' }],
    ['Payment of 20.00 CAD disputed', { type: 'REFUND', detail: '20.00 CAD disputed' }],
    ['Payment of 20.00 CAD queried by the bank', { type: 'REFUND', detail: '20.00 CAD queried by the bank' }],
    ['Customer reported an e-Transfer, reference C7', { type: 'CLAIM', detail: 'C7' }],
    ['Asked whether the e-Transfer arrived', { type: 'CLAIM_ASKED' }],
    ['Customer withdrew the reported e-Transfer', { type: 'CLAIM_WITHDRAWN' }],
    ['Written off: Moved away', { type: 'WRITE_OFF', detail: 'Moved away' }],
    ['Write-off reversed', { type: 'WRITE_OFF_UNDONE' }],
    ['Email was not sent to ap@acme.test', { type: 'NOT_SENT', detail: 'ap@acme.test' }],
    ['Email came back from ap@acme.test', { type: 'BOUNCED', detail: 'ap@acme.test' }],
  ])('reads %s', (text, event) => {
    expect(textsOf([{ at: at(1), ...event }])).toEqual([text]);
  });

  it('says that a reported e-Transfer was not received', () => {
    const event = { at: at(1), type: 'CLAIM', by: ANN.email, detail: 'dismissed' } as const;
    expect(textsOf([event])).toEqual(['Reported e-Transfer not received by ann@larch.test']);
  });
});
