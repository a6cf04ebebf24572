import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aDispute, anEvent, aPaidSession } from '#test/support/stripe-event.ts';
import { ACCOUNT, type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';
import { applyEvent } from './apply.ts';

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

const CHECKOUT: OpenCheckout = {
  attempt: 1,
  version: 1,
  accountId: ACCOUNT,
  amountCents: 20_000,
  currency: 'CAD',
  expiresAt: 1_780_000_000,
  sessionId: 'cs_open',
};

describe('a pending payment that failed', () => {
  it('is in the history once, however often it is reported, and allows another checkout', async () => {
    const { id } = await harness.givenAnInvoice({ checkout: CHECKOUT });
    const session = aPaidSession(id, { id: 'cs_open', payment_status: 'unpaid' });
    const event = crypto.randomUUID();
    const failed = () => harness.apply('checkout.session.async_payment_failed', session, { id: event });
    await Promise.all(Array.from({ length: 5 }, failed));
    await failed();
    const payments = (await harness.historyOf(id)).filter((line) => line.startsWith('Payment'));
    expect(payments).toEqual(['Payment of 200.00 CAD failed']);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', version: 1 });
    expect(invoice).not.toHaveProperty('checkout');
    expect(invoice).not.toHaveProperty('paidCents');
  });

  it('leaves a later checkout open', async () => {
    const { id } = await harness.givenAnInvoice({ checkout: CHECKOUT });
    await harness.apply('checkout.session.async_payment_failed', aPaidSession(id, { id: 'cs_earlier' }));
    expect(await harness.read(id)).toMatchObject({ checkout: CHECKOUT });
  });
});

describe('an expired checkout', () => {
  it.each([
    ['is forgotten when it is the open one', 'cs_open', ACCOUNT, false],
    ['leaves another open', 'cs_earlier', ACCOUNT, true],
    ['leaves the one of another account open', 'cs_open', 'acct_other', true],
  ])('%s', async (_, sessionId, account, stays) => {
    const { id } = await harness.givenAnInvoice({ checkout: CHECKOUT });
    const event = anEvent('checkout.session.expired', account, aPaidSession(id, { id: sessionId }));
    await applyEvent(harness.dependencies, event as Parameters<typeof applyEvent>[1], new Date());
    expect('checkout' in (await harness.read(id))).toBe(stays);
  });
});

describe('an open checkout', () => {
  it('is still created if the amount due is the reserved one', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const before = await harness.read(id);
    const { sessionId: _, ...reservation } = CHECKOUT;
    await harness.dependencies.invoices.replace({ before, after: { ...before, checkout: reservation }, events: [] });
    await harness.apply('charge.dispute.created', aDispute(pi, { status: 'warning_needs_response' }));
    expect(await harness.read(id)).toMatchObject({ checkout: reservation });
  });

  it('is closed if the amount due changes', async () => {
    const { id } = await harness.givenAPaidInvoice({}, 5_000);
    const before = await harness.read(id);
    const after = { ...before, checkout: { ...CHECKOUT, sessionId: 'cs_again' } };
    await harness.dependencies.invoices.replace({ before, after, events: [] });
    await harness.apply('checkout.session.completed', aPaidSession(id, { amount_total: 1_000 }));
    expect(harness.closed).toContain('cs_again');
    expect(await harness.read(id)).not.toHaveProperty('checkout');
  });

  it('is removed once it is paid, regardless of the amount', async () => {
    const { id } = await harness.givenAnInvoice({ checkout: CHECKOUT });
    await harness.apply('checkout.session.completed', aPaidSession(id, { id: 'cs_open', currency: 'usd' }));
    expect(await harness.read(id)).not.toHaveProperty('checkout');
    expect(harness.closed).not.toContain('cs_open');
  });

  it('is no longer created if the amount due is not the reserved one', async () => {
    const { sessionId: _, ...reservation } = CHECKOUT;
    const { id } = await harness.givenAnInvoice({ checkout: reservation });
    await harness.apply('checkout.session.completed', aPaidSession(id, { amount_total: 1_000 }));
    expect(await harness.read(id)).not.toHaveProperty('checkout');
  });

  it('is not overwritten by a change that read the invoice earlier', async () => {
    const { replace } = harness.dependencies.invoices;
    const before = await harness.givenAnInvoice();
    expect(await replace({ before, after: { ...before, checkout: CHECKOUT }, events: [] })).toBeNull();
    expect(await replace({ before, after: { ...before, billingName: 'Changed' }, events: [] })).toBe('invoice');
    expect(await harness.read(before.id)).toMatchObject({ checkout: CHECKOUT, billingName: before.billingName });
  });

  it('stays open while the amount due is the same', async () => {
    const { id } = await harness.givenAnInvoice({ checkout: CHECKOUT });
    await harness.apply('checkout.session.completed', aPaidSession(id, { currency: 'usd' }));
    expect(await harness.read(id)).toMatchObject({ status: 'SENT', checkout: CHECKOUT });
  });
});
