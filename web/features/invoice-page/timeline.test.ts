import { describe, expect, it } from 'vitest';
import type { InvoiceActivity } from '#shared/activity/schema.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import type { DisputeStage } from '#shared/ledger/entry.ts';
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

const aDay = (day: string) => ({ kind: 'day', day }) as const;
const aChoice = (choice: string) => ({ kind: 'choice', choice }) as const;

const PAID = { amountCents: 2_000, currency: 'CAD', method: 'card' } as const;

const NOWHERE = { deliveries: [] };

const textsOf = (events: InvoiceEvent[], activity: InvoiceActivity[] = []) =>
  timelineOf({ events, activity, reach: NOWHERE }).map(({ text, by }) => (by ? `${text} by ${by}` : text));

describe('the timeline', () => {
  it('is the history and the edits, newest first, with people by name', () => {
    const events: InvoiceEvent[] = [
      { at: at(1), type: 'CREATED', by: ANN.email },
      { at: at(8), type: 'EMAIL', by: 'bo@larch.test', recipient: 'ap@acme.test' },
      { at: at(8), type: 'STATUS', from: 'DRAFT', to: 'SENT', by: 'bo@larch.test' },
      { at: at(9), type: 'MAIL_RETURN', kind: 'BOUNCED', address: 'ap@acme.test', sentAt: at(8) },
    ];
    const changes = [
      { field: 'dueDate', from: aDay('2026-03-01'), to: aDay('2026-03-31') },
      { field: 'items', to: { kind: 'text', text: 'Design' } as const },
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
    const changes = [{ field: 'status', from: aChoice('SENT'), to: aChoice('CANCELLED') }];
    expect(textsOf(events, [anEdit(changes)])).toEqual(['Marked as Cancelled by Ann Lee']);
  });

  it('shows that an invoice was marked as sent, beside the credit that paid it then', () => {
    const sent: InvoiceEvent = { at: at(5), type: 'STATUS', from: 'DRAFT', to: 'SENT', by: ANN.email };
    const credit: InvoiceEvent = { at: at(5), type: 'PAYMENT', by: ANN.email, ...PAID, isCredit: true };
    const paid: InvoiceEvent = { at: at(5), type: 'STATUS', from: 'SENT', to: 'PAID' };
    const CREDIT = `Credit of 20.00 CAD applied by ${ANN.email}`;
    expect(textsOf([sent, credit, paid])).toEqual([CREDIT, `Marked as Sent by ${ANN.email}`]);
    const email: InvoiceEvent = { at: at(5), type: 'EMAIL', by: ANN.email, recipient: 'ap@acme.test' };
    expect(textsOf([sent, credit, email])).toEqual([`Emailed to ap@acme.test by ${ANN.email}`, CREDIT]);
  });

  it('shows no edit of an invoice that was merely issued', () => {
    const changes = [
      { field: 'status', from: aChoice('DRAFT'), to: aChoice('SENT') },
      { field: 'taxMode', to: aChoice('province') },
    ];
    expect(textsOf([], [anEdit(changes)])).toEqual([]);
    expect(textsOf([], [anEdit(changes.slice(1))])).toEqual(['Edited source of taxes by Ann Lee']);
  });

  it('keeps the order of entries with the same timestamp', () => {
    const events: InvoiceEvent[] = [
      { at: at(1), type: 'PAYMENT', ...PAID },
      { at: at(1), type: 'REFUND', ...PAID, status: 'succeeded' },
    ];
    expect(textsOf(events)).toEqual(['Refund of 20.00 CAD', 'Payment of 20.00 CAD']);
  });

  it('gives every entry a key of its own', () => {
    const events: InvoiceEvent[] = [
      { at: at(1), type: 'PAYMENT', ...PAID },
      { at: at(1), type: 'PAYMENT', ...PAID },
    ];
    const keys = timelineOf({ events, activity: [], reach: NOWHERE }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the link’s events', () => {
  const emailed: InvoiceEvent[] = [
    { at: at(1), type: 'EMAIL', recipient: 'ap@acme.test', cc: ['b@acme.test', 'c@acme.test'] },
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
    const sent: InvoiceEvent = { at: at(minute), type: 'EMAIL', recipient: 'ap@acme.test', cc };
    const reach = { deliveries: [], opened: { firstAt: at(5), lastAt: at(8), times: 2 } };
    const texts = timelineOf({ events: [sent], activity: [], reach }).map((entry) => entry.text);
    expect(texts.filter((each) => each.startsWith('Opened'))).toEqual(['Opened again, 2 times in total', text]);
  });
});

describe('a dispute', () => {
  const toneOf = (stage: DisputeStage) => {
    const event: InvoiceEvent = { at: at(1), type: 'DISPUTE', amountCents: 2_000, currency: 'CAD', stage };
    return timelineOf({ events: [event], activity: [], reach: NOWHERE })[0]?.tone;
  };

  it.each<[DisputeStage, string]>([
    ['INQUIRY', 'yellow'],
    ['OPEN', 'yellow'],
    ['LOST', 'yellow'],
    ['INQUIRY_CLOSED', 'green'],
    ['WON', 'green'],
  ])('is marked by whether the money may go back: %s %s', (stage, tone) => {
    expect(toneOf(stage)).toBe(tone);
  });
});

describe('a debit', () => {
  const money = { amountCents: 2_000, currency: 'CAD' } as const;
  const card = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
  const entriesOf = (...events: InvoiceEvent[]) =>
    timelineOf({ events, activity: [], reach: NOWHERE }).map(({ text, icon, tone }) => [
      text.replaceAll('\u00a0', ' '),
      icon.displayName,
      tone,
    ]);

  it('is told from its start to its end, with the account if it is saved', () => {
    expect(
      entriesOf(
        { at: at(1), type: 'DEBIT_STARTED', ...money, card },
        { at: at(2), type: 'CHARGE_FAILED', ...money, card, because: 'declined', on: '2026-03-04' },
        { at: at(3), type: 'DEBIT_STARTED', ...money },
        { at: at(4), type: 'PAYMENT_FAILED', ...money, method: 'debit' },
      ),
    ).toEqual([
      ['Bank payment of 20.00 CAD failed', 'CircleX', 'yellow'],
      ['Bank payment of 20.00 CAD on its way', 'Landmark', 'blue'],
      [
        expect.stringMatching(
          /^The TD Canada Trust account •••• 6789 could not be debited 20\.00 CAD: .*next try on Mar 4/,
        ),
        'Landmark',
        'yellow',
      ],
      ['Started to debit 20.00 CAD from the TD Canada Trust account •••• 6789', 'Landmark', 'blue'],
    ]);
  });

  it('that the bank returned is no dispute', () => {
    expect(entriesOf({ at: at(1), type: 'DISPUTE', ...money, method: 'debit', stage: 'LOST' })).toEqual([
      ['The bank returned the payment of 20.00 CAD', 'Undo2', 'yellow'],
    ]);
  });
});
