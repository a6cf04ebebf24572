import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { anEvent } from '#test/support/stripe-event.ts';
import { ACCOUNT, BUSINESS } from '#test/support/stripe-events-harness.ts';
import { applyEvent } from './apply.ts';

const MASTERCARD = { brand: 'mastercard', last4: '4444' };

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
});

/** The provider's cards of a customer. */
const providerCardsOf = (customerId: string): CardLabel[] =>
  [...shop.provider.cards.values()]
    .filter(({ holderId }) => holderId.endsWith(customerId))
    .map(({ brand, last4 }) => ({ brand, last4 }));

/** Removes what was queued to be forgotten from the provider. */
async function forget() {
  for (const { accountId, methodId } of shop.forgotten.splice(0))
    await shop.provider.payments.removeCard(accountId, methodId);
}

describe('a payment whose payer agreed to save the card', () => {
  it('is recorded and saves the card with what they agreed to; they are told', async () => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    await shop.deliver(paid);
    const { id, invoiceId, invoiceNumber, text, at, address, agent } = paid.agreement;
    expect(await shop.read(invoiceId)).toMatchObject({ status: 'PAID' });
    expect(await shop.cards.find(customerId)).toMatchObject({
      ...{ id, customerId, businessId: BUSINESS.id, accountId: ACCOUNT, brand: 'visa', last4: '4242' },
      ...{ agreement: { text, at, address, agent }, invoiceId, invoiceNumber },
    });
    expect(await shop.agreements.find(id)).toBeUndefined();
    const { billingEmail: to } = await shop.read(invoiceId);
    expect(shop.noticesOf(invoiceId)).toMatchObject([{ to, what: 'SAVED', card: { brand: 'visa', last4: '4242' } }]);
    const entries = await shop.entriesAbout(customerId);
    expect(entries).toMatchObject([
      { action: 'customer.save-card', record: { kind: 'customer', label: 'Café Léger' } },
    ]);
    expect(entries[0]).not.toHaveProperty('by');
  });

  it('saves it once, however often the event is delivered', async () => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    await Promise.all([shop.deliver(paid), shop.deliver(paid), shop.deliver(paid)]);
    await shop.deliver(paid);
    expect(shop.noticesOf(paid.invoiceId)).toHaveLength(1);
    expect(await shop.entriesAbout(customerId)).toHaveLength(1);
    expect(providerCardsOf(customerId)).toHaveLength(1);
  });

  it.each([
    ['before it was saved', 0, true],
    ['after it was saved', 1, false],
  ])('saves it although the run was killed %s', async (_, writes, answers) => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    const killed = { ...shop.dependencies, table: tableKilledAfter(table, writes, answers) };
    const event = anEvent('checkout.session.completed', ACCOUNT, paid.session) as Parameters<typeof applyEvent>[1];
    await expect(applyEvent(killed, event, new Date())).rejects.toThrow('Killed');
    expect(await shop.read(paid.invoiceId)).toMatchObject({ status: 'PAID' });
    await applyEvent(shop.dependencies, event, new Date());
    expect(await shop.cards.find(customerId)).toMatchObject({ id: paid.agreement.id });
    expect(await shop.entriesAbout(customerId)).toHaveLength(1);
    expect(providerCardsOf(customerId)).toHaveLength(1);
  });

  it('is not saved again by an event that is delivered after it was removed', async () => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    await shop.deliver(paid);
    const card = await shop.cards.find(customerId);
    if (!card) throw new Error('No card was saved');
    await shop.cards.remove(card, { customer: { id: customerId, name: 'Café Léger' }, orders: {} });
    await shop.deliver(paid);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(providerCardsOf(customerId)).toEqual([]);
  });
});

describe('a second card of a customer', () => {
  it('takes the place of the first, which the provider is to forget', async () => {
    const customerId = await shop.addCustomer();
    const [first, second] = [
      await shop.pay(customerId),
      await shop.pay(customerId, { at: '2026-04-01T12:00:00.000Z', card: MASTERCARD }),
    ];
    await shop.deliver(first);
    await shop.deliver(second);
    await forget();
    expect(await shop.cards.find(customerId)).toMatchObject({ ...MASTERCARD, invoiceId: second.invoiceId });
    expect(providerCardsOf(customerId)).toEqual([MASTERCARD]);
    await shop.deliver(first);
    expect(await shop.cards.find(customerId)).toMatchObject(MASTERCARD);
    expect(await shop.entriesAbout(customerId)).toHaveLength(2);
  });

  it('stays if the event of the first one comes later', async () => {
    const customerId = await shop.addCustomer();
    const [first, second] = [
      await shop.pay(customerId),
      await shop.pay(customerId, { at: '2026-04-01T12:00:00.000Z', card: MASTERCARD }),
    ];
    await shop.deliver(second);
    await shop.deliver(first);
    await shop.deliver(second);
    await forget();
    expect(await shop.cards.find(customerId)).toMatchObject(MASTERCARD);
    expect(providerCardsOf(customerId)).toEqual([MASTERCARD]);
    expect(shop.noticesOf(first.invoiceId)).toEqual([]);
  });

  it('is the only one that is left when both events come at once', async () => {
    const customerId = await shop.addCustomer();
    const paid = [
      await shop.pay(customerId),
      await shop.pay(customerId, { at: '2026-04-01T12:00:00.000Z', card: MASTERCARD }),
    ];
    await Promise.all([...paid, ...paid].map(shop.deliver));
    await forget();
    expect(await shop.cards.find(customerId)).toMatchObject(MASTERCARD);
    expect(providerCardsOf(customerId)).toEqual([MASTERCARD]);
  });
});

describe('no card is saved, and none stays at the provider,', () => {
  it('for a customer who was deleted meanwhile', async () => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    await shop.customers.remove(customerId);
    await shop.deliver(paid);
    expect(await shop.read(paid.invoiceId)).toMatchObject({ status: 'PAID' });
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(providerCardsOf(customerId)).toEqual([]);
    expect(shop.noticesOf(paid.invoiceId)).toEqual([]);
  });

  it('for a customer who is deleted just when it is saved', async () => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    const outbox: typeof shop.dependencies.outbox = {
      async order(mails, transact) {
        if (mails.some(({ kind }) => kind === 'SAVED_CARD')) await shop.customers.remove(customerId);
        return shop.dependencies.outbox.order(mails, transact);
      },
    };
    const event = anEvent('checkout.session.completed', ACCOUNT, paid.session) as Parameters<typeof applyEvent>[1];
    await applyEvent({ ...shop.dependencies, outbox }, event, new Date());
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(providerCardsOf(customerId)).toEqual([]);
  });

  it('by a payment whose agreement ran out', async () => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    await table.transact({ agreement: shop.agreements.end(paid.agreement.id) });
    await shop.deliver(paid);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(providerCardsOf(customerId)).toEqual([]);
  });
});

it('a card on an account that the business replaced is not saved', async () => {
  const customerId = await shop.addCustomer();
  const paid = await shop.pay(customerId);
  const replaced = { ...BUSINESS, stripeAccountId: 'acct_new', formerStripeAccountId: ACCOUNT };
  await table.transact({ business: put({ ...replaced, ...businessKey(BUSINESS.id) }) });
  await shop.deliver(paid);
  await table.transact({ business: put({ ...BUSINESS, ...businessKey(BUSINESS.id) }) });
  expect(await shop.read(paid.invoiceId)).toMatchObject({ status: 'PAID' });
  expect(await shop.cards.find(customerId)).toBeUndefined();
});

describe('a saved card', () => {
  const methodOf = async (customerId: string) => {
    const { methodId: id = '' } = (await shop.cards.find(customerId)) ?? {};
    return { id, object: 'payment_method', type: 'card', card: MASTERCARD };
  };
  beforeAll(async () => {
    await table.transact({
      account: put({ pk: `STRIPE_ACCOUNT#${ACCOUNT}`, sk: 'STRIPE_ACCOUNT', businessId: BUSINESS.id }),
    });
  });

  it('is known by what its bank replaced it with', async () => {
    const customerId = await shop.addCustomer();
    await shop.deliver(await shop.pay(customerId));
    const method = await methodOf(customerId);
    await shop.apply('payment_method.automatically_updated', method);
    await shop.apply('payment_method.automatically_updated', method);
    expect(await shop.cards.find(customerId)).toMatchObject(MASTERCARD);
    expect(await shop.cards.findByMethod(ACCOUNT, method.id)).toMatchObject({ customerId });
  });

  it('is removed with its event if it is removed at Stripe; its payer is told', async () => {
    const customerId = await shop.addCustomer();
    const paid = await shop.pay(customerId);
    await shop.deliver(paid);
    const method = await methodOf(customerId);
    await Promise.all([1, 2].map(() => shop.apply('payment_method.detached', method)));
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(shop.noticesOf(paid.invoiceId).map((mail) => 'what' in mail && mail.what)).toEqual(['SAVED', 'REMOVED']);
    expect((await shop.entriesAbout(customerId)).map(({ action }) => action)).toEqual([
      'customer.save-card',
      'customer.remove-card',
    ]);
  });

  it('has nothing to do with other cards of the account, nor with other accounts', async () => {
    const customerId = await shop.addCustomer();
    await shop.deliver(await shop.pay(customerId));
    const method = await methodOf(customerId);
    await shop.apply('payment_method.detached', { ...method, id: 'pm_other' });
    const foreign = anEvent('payment_method.detached', 'acct_foreign', method) as Parameters<typeof applyEvent>[1];
    await applyEvent(shop.dependencies, foreign, new Date());
    expect(await shop.cards.find(customerId)).toMatchObject({ brand: 'visa' });
  });
});
