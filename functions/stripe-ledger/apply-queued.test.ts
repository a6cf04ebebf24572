import type { SQSRecord } from 'aws-lambda';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consume } from '#functions/services/consume.ts';
import { RUN } from '#test/support/delivered.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anEvent, aPaidSession, aRefundedCharge } from '#test/support/stripe-event.ts';
import { ACCOUNT, type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';
import { applyQueued, retryDelay } from './apply-queued.ts';
import { QueuedEvent } from './queued-event.ts';

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

let postponed: [string, number][];
beforeEach(() => {
  postponed = [];
});

const queue = {
  postpone: async (receiptHandle: string, seconds: number) => void postponed.push([receiptHandle, seconds]),
};

const NOW = new Date('2026-03-01T12:00:00Z');

/** A message as Lambda receives it, sent this many seconds ago. */
function aRecord(messageId: string, body: string, ageSeconds = 0, receives = 1): SQSRecord {
  return {
    messageId,
    receiptHandle: `receipt ${messageId}`,
    body,
    attributes: {
      ApproximateReceiveCount: String(receives),
      SentTimestamp: String(NOW.getTime() - ageSeconds * 1_000),
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  };
}

const paidEvent = (invoiceId: string, changes: object = {}) =>
  JSON.stringify(anEvent('checkout.session.completed', ACCOUNT, aPaidSession(invoiceId, changes)));

const apply = (
  Records: SQSRecord[],
  { runSeconds = 15, dependencies = harness.dependencies, postpone = queue.postpone } = {},
) => {
  const endsBy = new Date(Date.now() + runSeconds * 1_000);
  const handler = consume('payment-event-failed', QueuedEvent, (event, delivery) =>
    applyQueued({ dependencies, queue: { postpone } }, event, { ...delivery, now: NOW, endsBy }),
  );
  return handler({ Records }, RUN);
};

/** An event that cannot be applied yet: the refund of an unknown payment. */
const earlyEvent = (invoiceId: string) =>
  JSON.stringify(anEvent('charge.refunded', ACCOUNT, aRefundedCharge(invoiceId, 'pi_unknown', 5_000)));

const failures = (...messageIds: string[]) => ({
  batchItemFailures: messageIds.map((itemIdentifier) => ({ itemIdentifier })),
});

describe('a batch', () => {
  it('applies the events that succeed, and returns the messages that failed', async () => {
    const [first, last] = [await harness.givenAnInvoice(), await harness.givenAnInvoice()];
    const answer = await apply([
      aRecord('good', paidEvent(first.id)),
      aRecord('no json', '{'),
      aRecord('too early', earlyEvent(first.id)),
      aRecord('good too', paidEvent(last.id)),
    ]);
    expect(answer.batchItemFailures).toHaveLength(2);
    expect(answer).toEqual({
      batchItemFailures: expect.arrayContaining(failures('no json', 'too early').batchItemFailures),
    });
    for (const { id } of [first, last]) expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
    expect(postponed.map(([receipt]) => receipt)).toEqual(['receipt too early']);
  });

  it('acknowledges events that it will never apply', async () => {
    const { id } = await harness.givenAnInvoice();
    const session = aPaidSession(id);
    const live = { ...anEvent('checkout.session.completed', ACCOUNT, session), livemode: true };
    const answer = await apply([
      aRecord('stranger', JSON.stringify(anEvent('checkout.session.completed', 'acct_stranger', session))),
      aRecord('live', JSON.stringify(live)),
      aRecord('of no concern', JSON.stringify(anEvent('customer.created', ACCOUNT, {}))),
    ]);
    expect(answer).toEqual(failures());
    expect(await harness.read(id)).toMatchObject({ status: 'SENT', version: 1 });
  });

  it('applies an event once if it contains it twice', async () => {
    const { id } = await harness.givenAnInvoice();
    const body = paidEvent(id);
    expect(await apply([aRecord('one', body), aRecord('two', body), aRecord('three', body)])).toEqual(failures());
    expect(await harness.read(id)).toMatchObject({ paidCents: 20_000, version: 2 });
  });

  it('does not wait for a message beyond its time, and applies the others', async () => {
    const { id } = await harness.givenAnInvoice();
    const checkout = { attempt: 1, version: 1, accountId: ACCOUNT, amountCents: 20_000, currency: 'CAD' as const };
    const hanging = await harness.givenAnInvoice({ checkout: { ...checkout, expiresAt: 1, sessionId: 'cs_open' } });
    const payments = { ...harness.dependencies.payments, expireCheckout: () => new Promise<never>(() => {}) };
    const answer = await apply([aRecord('hanging', paidEvent(hanging.id)), aRecord('good', paidEvent(id))], {
      runSeconds: 6,
      dependencies: { ...harness.dependencies, payments },
    });
    expect(answer).toEqual(failures('hanging'));
    expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
    expect(await harness.read(hanging.id)).toMatchObject({ status: 'SENT' });
  });
});

describe('a message that failed', () => {
  it.each([
    [0, 2],
    [90, 90],
    [3_600, 3_600],
    [30_000, 21_600],
    [43_200, 0],
  ])('is delivered again, %d s after it was sent, %d s later', async (age, delay) => {
    const { id } = await harness.givenAnInvoice();
    await apply([aRecord('bad', earlyEvent(id), age)]);
    expect(postponed).toEqual([['receipt bad', delay]]);
  });

  it('is not retried once it is given up', async () => {
    const { id } = await harness.givenAnInvoice();
    expect(await apply([aRecord('late', paidEvent(id), 43_200, 21)])).toEqual(failures('late'));
    expect(await harness.read(id)).toMatchObject({ status: 'SENT' });
    expect(postponed).toEqual([]);
  });

  it('is given up after half a day and fewer than 20 attempts', () => {
    const ages = [0];
    for (let age = 0; retryDelay(age) > 0; ages.push(age)) age += retryDelay(age);
    expect(ages.length).toBeLessThan(20);
    expect(ages.at(-1)).toBeGreaterThanOrEqual(12 * 3_600);
    expect(ages.at(-1)).toBeLessThan(24 * 3_600);
  });

  it('is returned as failed even if it cannot be postponed', async () => {
    const { id } = await harness.givenAnInvoice();
    const postpone = () => Promise.reject(new Error('down'));
    expect(await apply([aRecord('bad', earlyEvent(id))], { postpone })).toEqual(failures('bad'));
  });
});
