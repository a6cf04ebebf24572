import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { savedCardKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { retryCharge, stopCharge } from '#functions/saved-cards/charge.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { openCheckout } from '#test/support/open-checkout.ts';
import { anEvent } from '#test/support/stripe-event.ts';
import { forgetRemoved } from './forget-removed.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const { provider, dependencies } = harness;

/** When a bank has decided, and when its debit is tried again. */
const DECIDED_AT = '2026-12-08T15:00:00.000Z';
const TRIED_AGAIN_AT = '2026-12-11T14:00:00.000Z';

type Fields = Parameters<typeof harness.anInvoice>[0];

const anInvoice = (fields: Fields = {}) => harness.anInvoice({ label: BANK_ACCOUNT, ...fields });

/** An invoice whose debit is on its way, and the provider's id of it. */
async function aDebit(fields?: Fields) {
  const { id } = await anInvoice(fields);
  await harness.run(id);
  const invoice = await harness.read(id);
  return { invoice, id, debit: provider.chargesOf(id)[0]?.id ?? '' };
}

/** Lets the bank decide about the latest debit of an invoice, and delivers that. */
async function decide(id: string, outcome: 'paid' | 'declined' | 'refused', now = DECIDED_AT) {
  provider.settle(provider.chargesOf(id).at(-1)?.id ?? '', outcome);
  await harness.deliverEvents(id, now);
}

/** The calls of the provider that a run makes. */
async function callsOf(id: string, now: string): Promise<string[]> {
  const made: string[] = [];
  const watched = Object.entries(dependencies.payments).map(([name, call]) => [
    name,
    (...parameters: unknown[]) => {
      made.push(name);
      return (call as (...all: unknown[]) => unknown)(...parameters);
    },
  ]);
  await harness.runWith(id, { payments: Object.fromEntries(watched) }, now);
  return made;
}

const callOf = ({ id: invoiceId, businessId }: InvoiceRecord) => ({
  ...{ caller: harness.callerOf(businessId), invoiceId, now: new Date(CHARGED_AT) },
});
const retrying = { ...dependencies, savedCards: dependencies.cardsOf, queue: { send: async () => undefined } };

describe('an account whose debit is due', () => {
  it('is debited by its mandate; that is on its way, pays nothing yet, and nobody is told by email', async () => {
    const { invoice, id } = await aDebit();
    const [{ request } = {}, ...others] = provider.chargesOf(id);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ isDebit: true, amountCents: 10_000, currency: 'CAD' });
    expect(invoice).toMatchObject({
      ...{ status: 'SENT', version: 1 },
      checkout: { isCharge: true, isDebit: true, pending: { at: CHARGED_AT, on: '2026-12-01' } },
      charge: { card: BANK_ACCOUNT, on: '2026-12-01', tries: 0 },
    });
    expect(await harness.eventsOf(id, 'DEBIT_STARTED')).toMatchObject([{ amountCents: 10_000, card: BANK_ACCOUNT }]);
    expect(await harness.mailsAbout(id)).toEqual([]);
    expect(await harness.entriesOf(id)).toEqual([]);
  });

  it('pays as a debit days later, and says which account it was', async () => {
    const { id, debit } = await aDebit();
    await decide(id, 'paid');
    await harness.deliverEvents(id, DECIDED_AT);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect([invoice.charge, invoice.checkout]).toEqual([undefined, undefined]);
    expect(await harness.entriesOf(id)).toMatchObject([
      { id: debit, method: 'debit', amountCents: 10_000, charged: BANK_ACCOUNT },
    ]);
    expect(await harness.eventsOf(id, 'PAYMENT')).toMatchObject([{ method: 'debit', charged: BANK_ACCOUNT }]);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('is noted once, by two runs at once and by one that was killed', async () => {
    const { id } = await anInvoice();
    await Promise.all([harness.run(id), harness.run(id), harness.run(id)]);
    const killed = await anInvoice();
    provider.lost.push({ call: 'confirm', when: 'after' });
    await expect(harness.run(killed.id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect((await harness.read(killed.id)).checkout).not.toHaveProperty('pending');
    await harness.run(killed.id, '2026-12-01T15:00:00.000Z');
    for (const each of [id, killed.id]) {
      expect((await harness.read(each)).checkout).toMatchObject({ pending: { on: '2026-12-01' } });
      expect(await harness.eventsOf(each, 'DEBIT_STARTED')).toHaveLength(1);
      expect(provider.chargesOf(each)).toHaveLength(1);
    }
  });

  it('is not noted after its bank decided, whatever its run was told before', async () => {
    const { id } = await anInvoice();
    const { confirmCharge } = dependencies.payments;
    const payments: typeof dependencies.payments = {
      ...dependencies.payments,
      async confirmCharge(...parameters) {
        const stands = await confirmCharge(...parameters);
        await decide(id, 'paid', CHARGED_AT);
        return stands;
      },
    };
    await harness.runWith(id, { payments });
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID' });
    expect(invoice.checkout).toBeUndefined();
    expect(await harness.eventsOf(id, 'DEBIT_STARTED')).toEqual([]);
  });
});

describe('while a debit is on its way', () => {
  it('nothing is due, and a run asks the provider nothing', async () => {
    const { id } = await aDebit();
    expect(await harness.dueAt(id)).toBe('2026-12-12T14:00:00.000Z');
    expect(await callsOf(id, '2026-12-01T15:00:00.000Z')).toEqual([]);
    expect(await callsOf(id, '2026-12-11T23:00:00.000Z')).toEqual([]);
    expect(provider.chargesOf(id)).toHaveLength(1);
  });

  it('the provider is asked after ten days, in case its event was lost', async () => {
    const { id, debit } = await aDebit();
    expect(await callsOf(id, '2026-12-12T14:00:00.000Z')).toEqual(['findCharge']);
    expect((await harness.read(id)).checkout).toHaveProperty('pending');
    provider.settle(debit, 'paid');
    await harness.run(id, '2026-12-12T15:00:00.000Z');
    expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
    expect(await harness.entriesOf(id)).toMatchObject([{ method: 'debit' }]);
  });

  it.each([
    ['called off at the provider', { status: 'cancelled' } as const],
    ['refused', { status: 'failed', because: 'refused' } as const],
  ])('one that was %s is found to have failed after ten days', async (_, stands) => {
    const { id } = await aDebit();
    const payments = { ...dependencies.payments, findCharge: async () => stands };
    await harness.runWith(id, { payments }, '2026-12-12T14:00:00.000Z');
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', charge: { over: 'refused', tries: 1 } });
    expect(invoice.checkout).toBeUndefined();
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
  });

  it('a provider that cannot be reached does not end it', async () => {
    const { id } = await aDebit();
    for (const day of ['12', '13', '17']) {
      provider.lost.push({ call: 'find', when: 'before' });
      await expect(harness.run(id, `2026-12-${day}T14:00:00.000Z`)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    }
    const { checkout, charge } = await harness.read(id);
    expect([checkout?.pending?.on, charge?.on, charge?.failingSince]).toEqual(['2026-12-01', '2026-12-01', undefined]);
  });

  it('it can be neither stopped nor tried again, not even if the provider would call it off', async () => {
    const { invoice } = await aDebit();
    const payments = { ...dependencies.payments, expireCheckout: async () => 'expired' as const };
    const stopping = stopCharge({ ...dependencies, payments }, callOf(invoice));
    await expect(stopping).rejects.toMatchObject({ reason: 'DEBIT_RUNNING' });
    await expect(retryCharge(retrying, callOf(invoice))).rejects.toMatchObject({ reason: 'DEBIT_RUNNING' });
    expect(await harness.read(invoice.id)).toEqual(invoice);
  });

  it('it cannot be stopped either if its run was killed before it noted that', async () => {
    const invoice = await anInvoice();
    provider.lost.push({ call: 'confirm', when: 'after' });
    await expect(harness.run(invoice.id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await expect(stopCharge(dependencies, callOf(invoice))).rejects.toMatchObject({ reason: 'DEBIT_RUNNING' });
  });

  it('a debit that the payer began on the page holds back the charge of their saved card until it fails', async () => {
    const { id } = await harness.anInvoice();
    const before = await harness.read(id);
    const money = { accountId: 'acct_page', amountCents: 10_000, currency: 'CAD', expiresAt: 1 };
    const pending = { at: '2026-11-30T15:00:00.000Z', on: '2026-11-30' };
    const page = { ...money, attempt: 1, version: 1, sessionId: 'cs_page', isDebit: true as const, pending };
    const { invoices } = dependencies;
    await invoices.replace({ before, after: { ...before, checkout: page }, events: [] });
    expect(await harness.dueAt(id)).toBe('2026-12-11T14:00:00.000Z');
    expect(await callsOf(id, CHARGED_AT)).toEqual([]);
    expect(await callsOf(id, '2026-12-10T23:00:00.000Z')).toEqual([]);
    const { checkout: _failed, ...freed } = await harness.read(id);
    await invoices.replace({ before: await harness.read(id), after: freed, events: [] });
    expect(await harness.dueAt(id)).toBe(CHARGED_AT);
    await harness.run(id);
    expect(harness.takenFor(id)).toEqual([10_000]);
  });
});

describe('a debit that a payer began on the page, and that nobody reported for ten days,', () => {
  const LATE = '2026-12-12T14:00:00.000Z';

  async function aPageDebit(status: 'SENT' | 'OVERDUE' = 'SENT') {
    const { id, businessId, charge: _none, ...invoice } = await harness.anInvoice({ planned: { on: '2026-12-01' } });
    const accountId = (await dependencies.businesses.find(businessId))?.stripeAccountId ?? '';
    const { sessionId } = await openCheckout(dependencies.payments, {
      ...{
        accountId,
        invoice: { id, number: '1', version: 1, businessId },
        language: 'en',
        debit: { isBusiness: false },
      },
      ...{ amountCents: 10_000, currency: 'CAD', returnUrl: '', expiresAt: 0, idempotencyKey: `checkout-${id}` },
    });
    provider.pay(sessionId);
    const pending = { at: CHARGED_AT, on: '2026-12-01' };
    const money = { accountId, amountCents: 10_000, currency: 'CAD', expiresAt: 1 };
    const checkout = { ...money, attempt: 1, version: 1, sessionId, isDebit: true as const, pending };
    const after = { ...invoice, id, businessId, status, checkout };
    await dependencies.invoices.replace({ before: await harness.read(id), after, events: [] });
    return { id, businessId, sessionId };
  }

  it('is asked about then, not before, and goes on if its bank still works on it', async () => {
    const { id } = await aPageDebit();
    expect(await harness.dueAt(id)).toBe(LATE);
    expect(await callsOf(id, '2026-12-11T23:00:00.000Z')).toEqual([]);
    expect(await callsOf(id, LATE)).toEqual(['findDebit']);
    expect((await harness.read(id)).checkout).toHaveProperty('pending');
  });

  it('pays if it succeeded, once even if its event arrives after all', async () => {
    const { id, businessId, sessionId } = await aPageDebit('OVERDUE');
    const { type, object } = provider.settleDebit(sessionId, 'paid');
    await harness.run(id, LATE);
    await harness.run(id, LATE);
    const accountId = (await dependencies.businesses.find(businessId))?.stripeAccountId ?? '';
    await harness.applyEvent(anEvent(type, accountId, object) as unknown as Stripe.Event, LATE);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect(invoice.checkout).toBeUndefined();
    expect(await harness.entriesOf(id)).toMatchObject([{ method: 'debit', accountId, amountCents: 10_000 }]);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('frees the invoice if it failed, with one email to payer and owner, even if its event arrives after all', async () => {
    const { id, businessId, sessionId } = await aPageDebit();
    const { type, object } = provider.settleDebit(sessionId, 'failed');
    await harness.run(id, LATE);
    await harness.run(id, LATE);
    const accountId = (await dependencies.businesses.find(businessId))?.stripeAccountId ?? '';
    await harness.applyEvent(anEvent(type, accountId, object) as unknown as Stripe.Event, LATE);
    expect((await harness.read(id)).checkout).toBeUndefined();
    expect(await harness.eventsOf(id, 'PAYMENT_FAILED')).toMatchObject([{ method: 'debit' }]);
    expect(await harness.mailsAbout(id)).toEqual(['OWNER_NOTICE DEBIT_FAILED', 'PAYER_NOTICE DEBIT_FAILED']);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('that failed puts off the charge that waited for it until the next day, since the payer is told to pay', async () => {
    const { id, businessId, sessionId } = await aPageDebit();
    const waiting = await harness.read(id);
    const card = { brand: 'visa', last4: '4242' };
    const charge = { card, cardId: 'card', on: '2026-12-03', firstOn: '2026-12-03', tries: 0, announcedCents: 10_000 };
    await dependencies.invoices.replace({ before: waiting, after: { ...waiting, charge }, events: [] });
    const { type, object } = provider.settleDebit(sessionId, 'failed');
    const accountId = (await dependencies.businesses.find(businessId))?.stripeAccountId ?? '';
    await harness.applyEvent(anEvent(type, accountId, object) as unknown as Stripe.Event, '2026-12-08T20:00:00.000Z');
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

it('a debit of a saved account that its business left is given up after ten days, and the owner decides', async () => {
  const { invoice, id } = await aDebit();
  await harness.changeBusiness(invoice.businessId, { stripeAccountId: undefined, stripeConnected: false });
  const payments = { ...dependencies.payments, findCharge: async () => ({ status: 'cancelled' as const }) };
  await harness.runWith(id, { payments }, '2026-12-12T14:00:00.000Z');
  const { checkout, charge } = await harness.read(id);
  expect([checkout, charge?.over, charge?.tries]).toEqual([undefined, 'unavailable', 0]);
  expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
});

describe('a debit that fails', () => {
  it('for lack of money is tried once more, three days later', async () => {
    const { id } = await aDebit();
    await decide(id, 'declined');
    expect(await harness.read(id)).toMatchObject({ charge: { tries: 1, on: '2026-12-11' } });
    expect((await harness.read(id)).checkout).toBeUndefined();
    expect(await harness.dueAt(id)).toBe(TRIED_AGAIN_AT);
    expect(await harness.mails(id)).toMatchObject([
      { kind: 'CHARGE_FAILED', because: 'declined', card: BANK_ACCOUNT, on: '2026-12-11' },
    ]);
    await harness.run(id, '2026-12-10T23:00:00.000Z');
    expect(provider.chargesOf(id)).toHaveLength(1);
    await harness.run(id, TRIED_AGAIN_AT);
    expect((await harness.read(id)).checkout?.pending?.on).toBe('2026-12-11');
    await decide(id, 'paid', '2026-12-18T15:00:00.000Z');
    expect(await harness.read(id)).toMatchObject({ status: 'PAID' });
    expect(await harness.eventsOf(id, 'DEBIT_STARTED')).toHaveLength(2);
  });

  it('twice is left to the owner, who cannot have the same account debited again', async () => {
    const { invoice, id } = await aDebit();
    await decide(id, 'declined');
    await harness.run(id, TRIED_AGAIN_AT);
    await decide(id, 'declined', '2026-12-18T15:00:00.000Z');
    expect((await harness.read(id)).charge).toMatchObject({ tries: 2, over: 'declined' });
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
    expect(await harness.dueAt(id)).toBeUndefined();
    await expect(retryCharge(retrying, callOf(invoice))).rejects.toMatchObject({ reason: 'NOT_CHARGED_BY_ITSELF' });
    await harness.saveCard(invoice.businessId, invoice.customerId ?? '', { ...BANK_ACCOUNT, last4: '1111' });
    await retryCharge(retrying, callOf(invoice));
    expect(await harness.eventsOf(id, 'CHARGE_AGAIN')).toMatchObject([{ card: { last4: '1111' } }]);
    expect((await harness.read(id)).charge).toMatchObject({ tries: 0, card: { last4: '1111' } });
  });

  it('for another reason is over at once, with an email to each', async () => {
    const { id } = await aDebit();
    await decide(id, 'refused');
    expect((await harness.read(id)).charge).toMatchObject({ tries: 1, over: 'refused' });
    expect(await harness.mailsAbout(id)).toEqual(['CHARGE_FAILED', 'OWNER_NOTICE CHARGE_ENDED']);
  });
});

describe('an account that is removed while its debit is on its way', () => {
  async function removed() {
    const { invoice, id } = await aDebit();
    const { businessId, customerId = '' } = invoice;
    const card = await dependencies.cardsOf(businessId).find(customerId);
    if (!card) throw new Error('There is no account');
    await table.transact({ card: remove(savedCardKey(businessId, customerId)) });
    await forgetRemoved(dependencies, { ...card, byPayer: true }, new Date(CHARGED_AT));
    return { id, invoice, methodId: card.methodId };
  }

  it('is forgotten by the provider, and its debit still counts', async () => {
    const { id, invoice, methodId } = await removed();
    expect(provider.cards.has(methodId)).toBe(false);
    expect(await harness.read(id)).toEqual(invoice);
    await decide(id, 'paid');
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect(await harness.entriesOf(id)).toMatchObject([{ method: 'debit', charged: BANK_ACCOUNT }]);
  });

  it('is not debited again after it lacked the money', async () => {
    const { id } = await removed();
    await decide(id, 'declined');
    const { charge, checkout } = await harness.read(id);
    expect([charge?.over, charge?.on, checkout]).toEqual(['card-removed', undefined, undefined]);
    const [failed, ended] = (await harness.mails(id)).toSorted((a, b) => inTextOrder(a.kind, b.kind));
    expect(failed).toMatchObject({ kind: 'CHARGE_FAILED', because: 'declined' });
    expect(failed).not.toHaveProperty('on');
    expect(ended).toMatchObject({ kind: 'OWNER_NOTICE', news: { what: 'CHARGE_ENDED', because: 'card-removed' } });
    await harness.run(id, TRIED_AGAIN_AT);
    expect(provider.chargesOf(id)).toHaveLength(1);
  });
});

describe('a saved account is not debited', () => {
  it.each([
    ['while the owner does not offer debits', { debitsWanted: false }],
    ['while Stripe has not activated them', { debitsActive: false }],
  ])('%s: the owner decides', async (_, business) => {
    const { id } = await anInvoice({ businessId: await harness.aBusiness(business) });
    await harness.run(id);
    expect((await harness.read(id)).charge).toMatchObject({ over: 'unavailable' });
    expect(await harness.eventsOf(id, 'CHARGE_ENDED')).toMatchObject([{ because: 'unavailable', card: BANK_ACCOUNT }]);
    expect(provider.chargesOf(id)).toEqual([]);
  });

  it('for an invoice in another currency', async () => {
    const { id } = await anInvoice({ currency: 'USD' });
    await harness.run(id);
    expect((await harness.read(id)).charge).toMatchObject({ over: 'unavailable' });
    expect(provider.chargesOf(id)).toEqual([]);
  });

  it('if debits are switched off between its preparation and its confirmation', async () => {
    const { id, businessId } = await anInvoice();
    provider.lost.push({ call: 'confirm', when: 'before' });
    await expect(harness.run(id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    await harness.changeBusiness(businessId, { debitsWanted: false });
    await harness.run(id);
    expect((await harness.read(id)).charge).toMatchObject({ over: 'unavailable' });
    expect(provider.chargesOf(id)).toMatchObject([{ state: { status: 'cancelled' } }]);
  });

  it('by a person who has it charged again, unless debits are offered', async () => {
    const { invoice, id } = await aDebit();
    await decide(id, 'refused');
    await harness.changeBusiness(invoice.businessId, { debitsActive: false });
    await expect(retryCharge(retrying, callOf(invoice))).rejects.toMatchObject({ reason: 'CARD_NOT_SAVED_HERE' });
  });

  it('while a card is charged as before', async () => {
    const { id } = await harness.anInvoice({ businessId: await harness.aBusiness({ debitsActive: false }) });
    await harness.run(id);
    expect(harness.takenFor(id)).toEqual([10_000]);
  });
});
