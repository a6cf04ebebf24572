import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey, stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import { pendingDebitOf } from '#functions/domain/invoice/invoice-record.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { anEvent, aPaidSession } from '#test/support/stripe-event.ts';
import { ACCOUNT, BUSINESS } from '#test/support/stripe-events-harness.ts';
import { applyEvent } from './apply.ts';

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
  await table.transact({ account: put({ ...stripeAccountKey(ACCOUNT), businessId: BUSINESS.id }) });
});

/** The types of an invoice's events, in alphabetical order, without the changes of its status. */
const typesOf = async (id: string) =>
  (await shop.eventsOf(id)).flatMap(({ type }) => (type === 'STATUS' ? [] : [type])).toSorted();

describe('a debit that a payer began', () => {
  it('is on its way, once however often it is reported: it pays nothing, and nobody is told by email', async () => {
    const { id, started } = await shop.debit();
    await shop.report(started, 'evt_started');
    await shop.report(started, 'evt_started');
    await shop.report(started);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', version: 1, checkout: { isDebit: true } });
    expect(invoice).not.toHaveProperty('paidCents');
    // The time of the event, in the time zone of the business.
    expect(pendingDebitOf(invoice)).toEqual({ amount: 200, on: '2026-05-28' });
    expect(await typesOf(id)).toEqual(['CREATED', 'DEBIT_STARTED']);
    expect((await shop.eventsOf(id)).find(({ type }) => type === 'DEBIT_STARTED')).toMatchObject({
      ...{ amountCents: 20_000, currency: 'CAD' },
    });
    expect(shop.toldAbout(id)).toEqual([]);
  });

  it('pays the invoice once it succeeds', async () => {
    const { id, pi, started, end } = await shop.debit();
    await shop.report(started);
    const paid = end('paid');
    for (let times = 0; times < 3; times += 1) await shop.report(paid);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 20_000 });
    expect(invoice).not.toHaveProperty('checkout');
    expect(await shop.entriesOf(id)).toMatchObject([{ kind: 'payment', id: pi, method: 'debit', accountId: ACCOUNT }]);
    expect(await typesOf(id)).toEqual(['CREATED', 'DEBIT_STARTED', 'PAYMENT']);
    expect(shop.toldAbout(id).toSorted()).toEqual(['OWNER_NOTICE PAID', 'PAYER_NOTICE PAID']);
  });

  it('frees the invoice once it fails; payer and owner are told, once', async () => {
    const { id, started, end } = await shop.debit();
    await shop.report(started);
    const failed = end('failed');
    for (let times = 0; times < 3; times += 1) await shop.report(failed, `evt_${id}`);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', version: 1 });
    expect(invoice).not.toHaveProperty('checkout');
    expect(await shop.entriesOf(id)).toEqual([]);
    expect((await shop.eventsOf(id)).find(({ type }) => type === 'PAYMENT_FAILED')).toMatchObject({ method: 'debit' });
    expect(shop.toldAbout(id).toSorted()).toEqual(['OWNER_NOTICE DEBIT_FAILED', 'PAYER_NOTICE DEBIT_FAILED']);
  });

  it.each([
    ['success', 'paid', 'PAID'],
    ['failure', 'failed', 'SENT'],
  ] as const)('is not on its way any more if its start is reported after its %s', async (_, outcome, status) => {
    const { id, started, end } = await shop.debit();
    await shop.report(end(outcome));
    await shop.report(started);
    const invoice = await shop.read(id);
    expect(invoice).toMatchObject({ status });
    expect(invoice).not.toHaveProperty('checkout');
    expect(await typesOf(id)).toEqual(['CREATED', outcome === 'paid' ? 'PAYMENT' : 'PAYMENT_FAILED']);
  });

  it('leaves a page alone that was opened after it failed', async () => {
    const { id, started, end } = await shop.debit();
    await shop.report(end('failed'));
    const before = await shop.read(id);
    const money = { accountId: ACCOUNT, amountCents: 20_000, currency: 'CAD', expiresAt: 1_780_000_000 };
    const checkout = { ...money, attempt: 2, version: 1, sessionId: 'cs_second' };
    await shop.dependencies.invoices.replace({ before, after: { ...before, checkout }, events: [] });
    await shop.report(started);
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
