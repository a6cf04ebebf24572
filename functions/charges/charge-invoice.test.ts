import { describe, expect, it } from 'vitest';
import { changeLedger } from '#functions/domain/invoice/change-ledger.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { openCheckout } from '#test/support/open-checkout.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const { provider } = harness;
const CARD = { brand: 'visa', last4: '4242' };
const NEXT = '2026-12-04T14:00:00.000Z';

describe('a charge that is due', () => {
  it('pays the invoice as a card payment, tells payer and owner, and says which card it was', async () => {
    const { id, businessId } = await harness.anInvoice();
    expect(await harness.dueAt(id)).toBe(CHARGED_AT);
    await harness.run(id);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect([invoice.charge, invoice.checkout]).toEqual([undefined, undefined]);
    const [{ id: chargeId = '', request } = {}, ...others] = provider.chargesOf(id);
    expect(others).toEqual([]);
    const accountId = request?.accountId;
    expect(request).toMatchObject({ amountCents: 10_000, currency: 'CAD', idempotencyKey: `charge-${id}-1` });
    expect(request?.invoice).toMatchObject({ id, businessId, number: invoice.invoiceNumber });
    expect(await harness.entriesOf(id)).toMatchObject([
      { kind: 'payment', id: chargeId, method: 'card', accountId, amountCents: 10_000, charged: CARD },
    ]);
    for (const mail of await harness.mails(id)) expect(mail).toMatchObject({ news: { what: 'PAID', charged: CARD } });
    expect(await harness.eventsOf(id, 'PAYMENT')).toMatchObject([{ amountCents: 10_000, charged: CARD }]);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('takes what is left after a part was paid', async () => {
    const { id } = await harness.anInvoice({ paidCents: 4_000, movements: [] });
    await harness.run(id);
    expect(harness.takenFor(id)).toEqual([6_000]);
  });

  it('waits for its day, whatever is queued', async () => {
    const { id } = await harness.anInvoice();
    await harness.run(id, '2026-12-01T04:59:59.000Z');
    expect(harness.provider.chargesOf(id)).toEqual([]);
    await harness.run(id, '2026-12-01T05:00:00.000Z');
    expect(harness.takenFor(id)).toEqual([10_000]);
  });

  it('is made once by two runs at once', async () => {
    const { id } = await harness.anInvoice();
    await Promise.all([harness.run(id), harness.run(id), harness.run(id)]);
    await harness.run(id);
    expect(harness.takenFor(id)).toEqual([10_000]);
    expect(await harness.entriesOf(id)).toHaveLength(1);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
  });

  it('of an invoice that was deleted does nothing', async () => {
    const { id } = await harness.anInvoice();
    const { invoices } = harness.dependencies;
    await invoices.remove(await harness.read(id), { by: 'ann@example.com', now: new Date(CHARGED_AT) });
    await harness.run(id);
    expect([harness.provider.chargesOf(id), await harness.dueAt(id)]).toEqual([[], undefined]);
  });
});

describe('a card that is declined', () => {
  it('is tried again on the next day of its tries', async () => {
    const { id } = await harness.anInvoice();
    provider.outcomes.push('declined');
    await harness.run(id);
    expect(await harness.read(id)).toMatchObject({
      status: 'SENT',
      version: 1,
      charge: { tries: 1, on: '2026-12-04' },
    });
    expect(await harness.dueAt(id)).toBe(NEXT);
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED']);
    await harness.run(id, '2026-12-03T23:00:00.000Z');
    expect(provider.chargesOf(id)).toHaveLength(1);
    await harness.run(id, NEXT);
    expect(harness.takenFor(id)).toEqual([10_000]);
    expect(await harness.eventsOf(id, 'CHARGE_FAILED', 'PAYMENT')).toMatchObject([
      { type: 'CHARGE_FAILED', because: 'declined', on: '2026-12-04', card: CARD },
      { type: 'PAYMENT', charged: CARD },
    ]);
  });

  it('four times is left to the owner', async () => {
    const { id } = await harness.anInvoice();
    for (const day of ['01', '04', '06', '08']) {
      provider.outcomes.push('declined');
      await harness.run(id, `2026-12-${day}T14:00:00.000Z`);
    }
    expect((await harness.read(id)).charge).toMatchObject({ tries: 4, over: 'declined' });
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
    expect(await harness.eventsOf(id, 'CHARGE_FAILED')).toHaveLength(4);
    expect(await harness.dueAt(id)).toBeUndefined();
    await harness.run(id, '2026-12-30T14:00:00.000Z');
    expect(provider.chargesOf(id)).toHaveLength(4);
  });

  it('is one whose bank wants its holder to confirm: it is over, with one email to each', async () => {
    const { id } = await harness.anInvoice();
    provider.outcomes.push('authentication');
    await harness.run(id);
    expect((await harness.read(id)).charge).toMatchObject({ tries: 1, over: 'authentication' });
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
  });
});

describe('a page on which the payer can pay', () => {
  const page = async (invoice: InvoiceRecord) => {
    const accountId = provider.chargesOf('')[0]?.request.accountId ?? 'acct';
    const { sessionId } = await openCheckout(harness.dependencies.payments, {
      ...{ accountId, amountCents: 10_000, currency: 'CAD', language: 'en', customerEmail: undefined, expiresAt: 1 },
      ...{ returnUrl: 'https://example.com', idempotencyKey: `checkout-${invoice.id}-1` },
      invoice: { id: invoice.id, number: '1', version: 1, businessId: invoice.businessId, isDeposit: undefined },
    });
    const open = { attempt: 1, version: 1, accountId, amountCents: 10_000, currency: 'CAD', expiresAt: 1, sessionId };
    // As the payer's page does: without a new version of the invoice.
    const before = await harness.read(invoice.id);
    const after = { ...before, checkout: open, checkoutAttempt: 1 };
    await harness.dependencies.invoices.replace({ before, after, events: [] });
    return sessionId;
  };

  it('is closed before the card is charged', async () => {
    const invoice = await harness.anInvoice();
    const sessionId = await page(invoice);
    await harness.run(invoice.id);
    expect(provider.sessions.get(sessionId)?.status).toBe('expired');
    expect(harness.takenFor(invoice.id)).toEqual([10_000]);
    expect(provider.chargesOf(invoice.id)[0]?.request.idempotencyKey).toBe(`charge-${invoice.id}-2`);
  });

  it('is closed, too, if it is opened just before the charge takes its place', async () => {
    const invoice = await harness.anInvoice();
    const { store } = harness.dependencies;
    let sessionId = '';
    const opening: typeof store = {
      ...store,
      reserve: async (...parameters) => {
        sessionId ||= await page(invoice);
        return store.reserve(...parameters);
      },
    };
    await harness.runWith(invoice.id, { store: opening });
    expect(provider.sessions.get(sessionId)?.status).toBe('expired');
    expect(harness.takenFor(invoice.id)).toEqual([10_000]);
  });

  it('is waited for if they paid on it', async () => {
    const invoice = await harness.anInvoice();
    provider.pay(await page(invoice));
    await harness.run(invoice.id);
    expect(provider.chargesOf(invoice.id)).toEqual([]);
    expect(await harness.dueAt(invoice.id)).toBe(CHARGED_AT);
  });
});

describe('a charge on which the provider still works', () => {
  const pending = async () => {
    const { id } = await harness.anInvoice();
    provider.outcomes.push('pending');
    await harness.run(id);
    const [{ id: chargeId = '' } = {}] = provider.chargesOf(id);
    return { id, chargeId };
  };

  it('is found by a later run', async () => {
    const { id, chargeId } = await pending();
    await harness.run(id);
    expect((await harness.read(id)).status).toBe('SENT');
    provider.settle(chargeId, 'paid');
    await harness.run(id);
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 10_000 });
  });

  it.each(['paid', 'declined'] as const)('is %s by an event, once', async (outcome) => {
    const { id, chargeId } = await pending();
    provider.settle(chargeId, outcome);
    await Promise.all([harness.deliverEvents(id), harness.deliverEvents(id)]);
    await harness.deliverEvents(id);
    await harness.run(id);
    const isPaid = outcome === 'paid';
    expect(await harness.read(id)).toMatchObject(isPaid ? { status: 'PAID' } : { charge: { tries: 1 } });
    expect(await harness.mailsAbout(id)).toEqual(
      isPaid ? ['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID'] : ['CHARGE_FAILED'],
    );
    expect(provider.chargesOf(id)).toHaveLength(1);
  });

  it('keeps others from recording a payment of it', async () => {
    const { id } = await pending();
    const by = { kind: 'payment', id: 'by-hand', method: 'other', currency: 'CAD', revision: 1 } as const;
    const payment = { ...by, amountCents: 10_000, paidOn: '2026-12-01', at: CHARGED_AT };
    const invoice = await harness.read(id);
    const business = await harness.dependencies.businesses.find(invoice.businessId);
    const paying = changeLedger(harness.dependencies, {
      find: async () => (business ? { invoice: await harness.read(id), business } : null),
      change: () => ({ entries: [payment], events: [] }),
      now: new Date(CHARGED_AT),
      isByHand: true,
    });
    await expect(paying).rejects.toMatchObject({ reason: 'CARD_PAYMENT_RUNNING' });
  });
});

it('a charge that succeeded is not repeated for what became due again', async () => {
  const { id } = await harness.anInvoice({ totalCents: 20_000, planned: { announcedCents: 10_000 } });
  // As if a part of the money came back between the charge and its outcome.
  const { payments } = harness.dependencies;
  await harness.change(id, { totalCents: 10_000 });
  const raising = {
    ...payments,
    confirmCharge: async (accountId: string, chargeId: string) => {
      const state = await payments.confirmCharge(accountId, chargeId);
      const before = await harness.read(id);
      await harness.dependencies.invoices.replace({ before, after: { ...before, totalCents: 20_000 }, events: [] });
      return state;
    },
  };
  await harness.runWith(id, { payments: raising });
  const invoice = await harness.read(id);
  expect(invoice).toMatchObject({ status: 'SENT', paidCents: 10_000 });
  expect([invoice.charge, await harness.dueAt(id)]).toEqual([undefined, undefined]);
});
