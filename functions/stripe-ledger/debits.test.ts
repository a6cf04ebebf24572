import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey, stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import { pendingDebitOf } from '#functions/domain/invoice/invoice-record.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { aDispute, anEvent, aPaidSession } from '#test/support/stripe-event.ts';
import { ACCOUNT, BUSINESS } from '#test/support/stripe-events-harness.ts';
import { applyEvent } from './apply.ts';

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
  await table.transact({ account: put({ ...stripeAccountKey(ACCOUNT), businessId: BUSINESS.id }) });
});

type Sent = { readonly type: string; readonly object: object };
const deliver = ({ type, object }: Sent, id?: string) => shop.apply(type, object, id ? { id } : {});
/** The types of an invoice's events, in alphabetical order, without the changes of its status. */
const typesOf = async (id: string) =>
  (await shop.eventsOf(id)).flatMap(({ type }) => (type === 'STATUS' ? [] : [type])).toSorted();
/** What the emails about an invoice tell, in the order in which they were queued. */
const toldAbout = (id: string) =>
  shop.mails.flatMap((mail) => {
    if (mail.invoiceId !== id) return [];
    return 'news' in mail ? [`${mail.kind} ${mail.news.what}`] : [mail.kind];
  });

describe('a debit that a payer began', () => {
  it('is on its way, once however often it is reported: it pays nothing, and nobody is told by email', async () => {
    const { id, started } = await shop.debit();
    await deliver(started, 'evt_started');
    await deliver(started, 'evt_started');
    await deliver(started);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', version: 1, checkout: { isDebit: true } });
    expect(invoice).not.toHaveProperty('paidCents');
    // The time of the event, in the time zone of the business.
    expect(pendingDebitOf(invoice)).toEqual({ amount: 200, on: '2026-05-28' });
    expect(await typesOf(id)).toEqual(['CREATED', 'DEBIT_STARTED']);
    expect((await shop.eventsOf(id)).find(({ type }) => type === 'DEBIT_STARTED')).toMatchObject({
      ...{ amountCents: 20_000, currency: 'CAD' },
    });
    expect(toldAbout(id)).toEqual([]);
  });

  it('pays the invoice once it succeeds', async () => {
    const { id, pi, started, end } = await shop.debit();
    await deliver(started);
    const paid = end('paid');
    for (let times = 0; times < 3; times += 1) await deliver(paid);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 20_000 });
    expect(invoice).not.toHaveProperty('checkout');
    expect(await shop.entriesOf(id)).toMatchObject([{ kind: 'payment', id: pi, method: 'debit', accountId: ACCOUNT }]);
    expect(await typesOf(id)).toEqual(['CREATED', 'DEBIT_STARTED', 'PAYMENT']);
    expect(toldAbout(id).toSorted()).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
  });

  it('frees the invoice once it fails; payer and owner are told, once', async () => {
    const { id, started, end } = await shop.debit();
    await deliver(started);
    const failed = end('failed');
    for (let times = 0; times < 3; times += 1) await deliver(failed, `evt_${id}`);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', version: 1 });
    expect(invoice).not.toHaveProperty('checkout');
    expect(await shop.entriesOf(id)).toEqual([]);
    expect((await shop.eventsOf(id)).find(({ type }) => type === 'PAYMENT_FAILED')).toMatchObject({ method: 'debit' });
    expect(toldAbout(id).toSorted()).toEqual(['OWNER_NOTICE DEBIT_FAILED', 'PAYER_NOTICE DEBIT_FAILED']);
  });

  it.each([
    ['success', 'paid', 'PAID'],
    ['failure', 'failed', 'SENT'],
  ] as const)('is not on its way any more if its start is reported after its %s', async (_, outcome, status) => {
    const { id, started, end } = await shop.debit();
    await deliver(end(outcome));
    await deliver(started);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status });
    expect(invoice).not.toHaveProperty('checkout');
    expect(await typesOf(id)).toEqual(['CREATED', outcome === 'paid' ? 'PAYMENT' : 'PAYMENT_FAILED']);
  });

  it('leaves a page alone that was opened after it failed', async () => {
    const { id, started, end } = await shop.debit();
    await deliver(end('failed'));
    const before = await shop.read(id);
    const money = { accountId: ACCOUNT, amountCents: 20_000, currency: 'CAD', expiresAt: 1_780_000_000 };
    const checkout = { ...money, attempt: 2, version: 1, sessionId: 'cs_second' };
    await shop.dependencies.invoices.replace({ before, after: { ...before, checkout }, events: [] });
    await deliver(started);
    expect((await shop.read(id)).checkout).toEqual(checkout);
  });

  it('is not what another payment that takes its time is', async () => {
    const { id, sessionId } = await shop.debit();
    const unpaid = aPaidSession(id, { id: sessionId, payment_status: 'unpaid' });
    await shop.apply('checkout.session.completed', unpaid);
    expect(pendingDebitOf(await shop.read(id))).toBeUndefined();
  });

  it('does nothing if it is reported from a stranger’s account', async () => {
    const { id, started } = await shop.debit();
    const event = anEvent(started.type, 'acct_stranger', started.object) as Parameters<typeof applyEvent>[1];
    await applyEvent(shop.dependencies, event, new Date());
    expect(pendingDebitOf(await shop.read(id))).toBeUndefined();
  });
});

describe('the account of a debit that its payer agreed to save', () => {
  const providerHas = (customerId: string) =>
    [...shop.provider.cards.values()].filter(({ holderId }) => holderId.endsWith(customerId)).length;

  it('is saved with its bank and its mandate once the debit succeeds, not before', async () => {
    const customerId = await shop.addCustomer();
    const { id, started, end, agreement } = await shop.debit({ customerId });
    await deliver(started);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    await deliver(end('paid'));
    expect(await shop.cards.find(customerId)).toMatchObject({
      ...BANK_ACCOUNT,
      ...{ id: agreement?.id, invoiceId: id, mandateId: expect.stringMatching(/^mandate_/) },
    });
    expect(shop.noticesOf(id)).toMatchObject([{ what: 'SAVED', card: BANK_ACCOUNT }]);
    const [entry] = await shop.entriesAbout(customerId);
    expect(entry).toMatchObject({ action: 'customer.save-card' });
    expect(JSON.stringify(entry)).not.toContain('mandate_');
  });

  it('is removed from its provider if the debit fails, however often that is reported', async () => {
    const customerId = await shop.addCustomer();
    const { started, end } = await shop.debit({ customerId });
    await deliver(started);
    expect(providerHas(customerId)).toBe(1);
    const failed = end('failed');
    await deliver(failed);
    await deliver(failed);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(providerHas(customerId)).toBe(0);
  });

  it('takes the place of a card, and the other way around', async () => {
    const customerId = await shop.addCustomer();
    await shop.deliver(await shop.pay(customerId, { at: '2026-02-01T12:00:00.000Z' }));
    const { started, end } = await shop.debit({ customerId });
    for (const event of [started, end('paid')]) await deliver(event);
    expect(await shop.cards.find(customerId)).toMatchObject(BANK_ACCOUNT);
    await shop.deliver(await shop.pay(customerId, { at: '2026-04-01T12:00:00.000Z' }));
    const card = await shop.cards.find(customerId);
    expect(card).toMatchObject({ brand: 'visa' });
    expect([card?.bank, card?.mandateId]).toEqual([undefined, undefined]);
  });

  it('is removed once its mandate is over, and its payer is told', async () => {
    const customerId = await shop.addCustomer();
    const { id, end } = await shop.debit({ customerId });
    await deliver(end('paid'));
    const { methodId: payment_method, mandateId } = (await shop.cards.find(customerId)) ?? {};
    const mandate = { id: mandateId, object: 'mandate', payment_method, status: 'inactive' };
    for (const other of [
      { ...mandate, status: 'active' },
      { ...mandate, id: 'mandate_other' },
      { ...mandate, payment_method: 'pm_other' },
    ])
      await shop.apply('mandate.updated', other);
    expect(await shop.cards.find(customerId)).toMatchObject(BANK_ACCOUNT);
    await Promise.all([1, 2].map(() => shop.apply('mandate.updated', mandate)));
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(shop.noticesOf(id).map((mail) => 'what' in mail && mail.what)).toEqual(['SAVED', 'REMOVED']);
    expect(shop.forgotten.map(({ methodId }) => methodId)).toContain(payment_method);
  });

  it('is known by what its provider says of it later', async () => {
    const customerId = await shop.addCustomer();
    const { end } = await shop.debit({ customerId });
    await deliver(end('paid'));
    const { methodId: id } = (await shop.cards.find(customerId)) ?? {};
    const method = { id, object: 'payment_method', acss_debit: { bank_name: 'BMO', last4: '6789' } };
    await shop.apply('payment_method.updated', method);
    expect(await shop.cards.find(customerId)).toMatchObject({ ...BANK_ACCOUNT, bank: 'BMO' });
  });
});

describe('a debit that its bank returned', () => {
  const paid = async () => {
    const { id, pi, started, end } = await shop.debit();
    for (const event of [started, end('paid')]) await deliver(event);
    return { id, pi };
  };

  it.each(['needs_response', 'under_review', 'lost', 'a_word_of_tomorrow'])(
    'is owed again at once, as Stripe calls it %s',
    async (status) => {
      const { id, pi } = await paid();
      const dispute = aDispute(pi, { status });
      await shop.apply('charge.dispute.created', dispute);
      await shop.apply('charge.dispute.closed', { ...dispute, status: 'lost' });
      expect(await shop.read(id)).toMatchObject({ status: 'SENT', paymentNotice: { code: 'DEBIT_RETURNED' } });
      const returns = (await shop.eventsOf(id)).filter(({ type }) => type === 'DISPUTE');
      expect(returns).toMatchObject([{ stage: 'LOST', method: 'debit', amountCents: 20_000 }]);
      expect(
        toldAbout(id)
          .filter((what) => what.endsWith('DEBIT_RETURNED'))
          .toSorted(),
      ).toEqual(['OWNER_NOTICE DEBIT_RETURNED', 'PAYER_NOTICE DEBIT_RETURNED']);
    },
  );

  it.each(['warning_needs_response', 'warning_closed', 'won', 'prevented'])('is not, as %s', async (status) => {
    const { id, pi } = await paid();
    await shop.apply('charge.dispute.created', aDispute(pi, { status }));
    expect(await shop.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
  });

  it('before it is known to be paid waits for that', async () => {
    const { id, pi, end } = await shop.debit();
    const dispute = aDispute(pi, { status: 'lost' });
    await expect(shop.apply('charge.dispute.created', dispute)).rejects.toMatchObject({ code: 'CONFLICT' });
    await deliver(end('paid'));
    await shop.apply('charge.dispute.created', dispute);
    expect(await shop.read(id)).toMatchObject({ status: 'SENT', paymentNotice: { code: 'DEBIT_RETURNED' } });
  });
});

it('what Stripe says of an account keeps whether it takes debits', async () => {
  const told = async (takesDebits: boolean) => {
    const payments = { ...shop.dependencies.payments, accountStanding: async () => ({ state: 'active', takesDebits }) };
    const event = anEvent('account.updated', ACCOUNT, {}) as Parameters<typeof applyEvent>[1];
    await applyEvent({ ...shop.dependencies, payments } as typeof shop.dependencies, event, new Date());
    return shop.dependencies.businesses.find(BUSINESS.id);
  };
  expect(await told(true)).toMatchObject({ stripeConnected: true, debitsActive: true });
  expect(await told(false)).toMatchObject({ stripeConnected: true, debitsActive: false });
  await told(true);
  await shop.apply('account.application.deauthorized', {});
  expect(await shop.dependencies.businesses.find(BUSINESS.id)).not.toHaveProperty('debitsActive');
  await table.transact({ business: put({ ...BUSINESS, ...businessKey(BUSINESS.id) }) });
});
