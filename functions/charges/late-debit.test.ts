import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { CHARGED_AT } from '#test/support/charges-harness.ts';
import { debitsHarness, LATE } from '#test/support/debits-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { openCheckout } from '#test/support/open-checkout.ts';
import { anEvent } from '#test/support/stripe-event.ts';

const harness = debitsHarness(await emulatedTable());
const { provider, dependencies } = harness;

describe('a debit that a payer began on the page, and that nobody reported for ten days,', () => {
  async function aPageDebit(status: 'SENT' | 'OVERDUE' = 'SENT') {
    const { id, businessId, charge: _none, ...invoice } = await harness.aCardInvoice({ planned: { on: '2026-12-01' } });
    const accountId = (await dependencies.businesses.find(businessId))?.stripeAccountId ?? '';
    const { sessionId } = await openCheckout(dependencies.payments, {
      ...{ accountId, invoice: { id, number: '1', version: 1, businessId } },
      ...{ language: 'en', debit: { isBusiness: false } },
      ...{ amountCents: 10_000, currency: 'CAD', returnUrl: '', expiresAt: 0, idempotencyKey: `checkout-${id}` },
    });
    provider.pay(sessionId);
    const pending = { at: CHARGED_AT, on: '2026-12-01' };
    const money = { accountId, amountCents: 10_000, currency: 'CAD', expiresAt: 1 };
    const checkout = { ...money, attempt: 1, version: 1, sessionId, isDebit: true as const, pending };
    const after = { ...invoice, id, businessId, status, checkout };
    await dependencies.invoices.replace({ before: await harness.read(id), after, events: [] });
    /** The bank decides; returns how to deliver the event about that. */
    const settle = (outcome: 'paid' | 'failed') => {
      const { type, object } = provider.settleDebit(sessionId, outcome);
      const event = anEvent(type, accountId, object) as unknown as Stripe.Event;
      return { deliver: (now: string) => harness.applyEvent(event, now) };
    };
    return { id, businessId, accountId, settle };
  }

  it('is asked about then, not before, and goes on if its bank still works on it', async () => {
    const { id } = await aPageDebit();
    expect(await harness.dueAt(id)).toBe(LATE);
    expect(await harness.callsOf(id, '2026-12-11T23:00:00.000Z')).toEqual([]);
    expect(await harness.callsOf(id, LATE)).toEqual(['findDebit']);
    expect((await harness.read(id)).checkout).toHaveProperty('pending');
  });

  it('pays if it succeeded, once even if its event arrives after all', async () => {
    const { id, accountId, settle } = await aPageDebit('OVERDUE');
    const debit = settle('paid');
    await harness.run(id, LATE);
    await harness.run(id, LATE);
    await debit.deliver(LATE);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect(invoice.checkout).toBeUndefined();
    expect(await harness.entriesOf(id)).toMatchObject([{ method: 'debit', accountId, amountCents: 10_000 }]);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('frees the invoice if it failed, with one email to payer and owner, even if its event arrives after all', async () => {
    const { id, settle } = await aPageDebit();
    const debit = settle('failed');
    await harness.run(id, LATE);
    await harness.run(id, LATE);
    await debit.deliver(LATE);
    expect((await harness.read(id)).checkout).toBeUndefined();
    expect(await harness.eventsOf(id, 'PAYMENT_FAILED')).toMatchObject([{ method: 'debit' }]);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE DEBIT_FAILED', 'PAYER_NOTICE DEBIT_FAILED']);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('that failed puts off the charge that waited for it until the next day, since the payer is told to pay', async () => {
    const { id, settle } = await aPageDebit();
    const waiting = await harness.read(id);
    const card = { brand: 'visa', last4: '4242' };
    const charge = { card, cardId: 'card', on: '2026-12-03', firstOn: '2026-12-03', tries: 0, announcedCents: 10_000 };
    await dependencies.invoices.replace({ before: waiting, after: { ...waiting, charge }, events: [] });
    await settle('failed').deliver('2026-12-08T20:00:00.000Z');
    expect(await harness.read(id)).toMatchObject({ charge: { on: '2026-12-09', firstOn: '2026-12-03', tries: 0 } });
    expect(await harness.dueAt(id)).toBe('2026-12-09T14:00:00.000Z');
  });

  it('frees the invoice, and tells nobody that it failed, if the business left the account', async () => {
    const { id, businessId } = await aPageDebit();
    await harness.changeBusiness(businessId, { stripeAccountId: undefined, stripeConnected: false });
    const payments = {
      ...dependencies.payments,
      findDebit: async () => ({ state: { status: 'cancelled' as const } }),
    };
    await harness.runWith(id, { payments }, LATE);
    expect((await harness.read(id)).checkout).toBeUndefined();
    expect([await harness.mailsAbout(id), await harness.dueAt(id)]).toEqual([[], undefined]);
  });
});
