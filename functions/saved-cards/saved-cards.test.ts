import { beforeAll, describe, expect, it } from 'vitest';
import { cardAgreementKey, type Key, onceSavedCardKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { forgetCard } from '#functions/domain/saved-card/forget-card.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { type RemovedCard, removedCards } from '#functions/services/removed-cards.ts';
import { savedCardRoutes } from '#shared/api/saved-cards.ts';
import { SavedCard } from '#shared/saved-card/schema.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { ACCOUNT, BUSINESS } from '#test/support/stripe-events-harness.ts';
import { readSavedCard, removeSavedCard, removeSavedCardByPayer } from './saved-cards.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
});

const caller = { ...aCaller(), businessId: BUSINESS.id };
const dependencies = () => ({ ...shop.dependencies, customers: shop.customers, cards: shop.cards });
const remove = (customerId: string, changes: object = {}) =>
  removeSavedCard({ ...dependencies(), ...changes }, { caller, customerId, now: NOW });
const removeByPayer = (invoiceId: string) =>
  removeSavedCardByPayer({ published: publishedInvoices(table), of: dependencies }, { invoiceId, now: NOW });

async function given() {
  const customerId = await shop.addCustomer();
  const paid = await shop.pay(customerId);
  await shop.deliver(paid);
  shop.mails.length = 0;
  shop.forgotten.length = 0;
  return { customerId, invoiceId: paid.invoiceId, card: await shop.cards.find(customerId) };
}

describe('a saved card', () => {
  it('is shown with what the payer agreed to, and none of the provider’s ids', async () => {
    const { customerId, card } = await given();
    expect(await readSavedCard(dependencies(), customerId)).toEqual({ card });
    expect(await readSavedCard(dependencies(), await shop.addCustomer())).toEqual({});
    await expect(readSavedCard(dependencies(), 'unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is removed by a person; the payer is told and the provider is to forget it', async () => {
    const { customerId, invoiceId, card } = await given();
    await remove(customerId);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(shop.noticesOf(invoiceId)).toMatchObject([{ what: 'REMOVED', card: { brand: 'visa', last4: '4242' } }]);
    const { methodId } = card ?? {};
    expect(shop.forgotten).toEqual([
      { businessId: BUSINESS.id, customerId, accountId: ACCOUNT, methodId, by: caller.email },
    ]);
    expect((await shop.entriesAbout(customerId)).map(({ action }) => action)).toContain('customer.remove-card');
  });

  it('leaves what its payer agreed to as a proof, but nothing with which it can be charged', async () => {
    const { customerId, card } = await given();
    await remove(customerId);
    const {
      pk: _pk,
      sk: _sk,
      ...proof
    } = (await table.get<Key>(onceSavedCardKey(BUSINESS.id, customerId, card?.id))) ?? {};
    expect(proof).toEqual({ customerId, ...SavedCard.parse(card) });
  });

  it('if it is a bank account, has its bank wherever it is told of, and nothing by which it is debited', async () => {
    const customerId = await shop.addCustomer();
    const { end, id, agreement } = await shop.debit({ customerId });
    const { type, object } = end('paid');
    await shop.apply(type, object);
    const read = await readSavedCard({ customers: shop.customers, cards: shop.cards }, customerId);
    const shown = savedCardRoutes.get.response.parse(read);
    expect(shown.card).toMatchObject(BANK_ACCOUNT);
    const proof = await table.get<Key>(onceSavedCardKey(BUSINESS.id, customerId, agreement?.id));
    expect(proof).toMatchObject(BANK_ACCOUNT);
    await remove(customerId);
    expect(shop.noticesOf(id)).toMatchObject([
      { what: 'SAVED', card: BANK_ACCOUNT },
      { what: 'REMOVED', card: BANK_ACCOUNT },
    ]);
    const entries = await shop.entriesAbout(customerId);
    expect(entries).toHaveLength(2);
    expect(JSON.stringify([shown, proof, entries])).not.toContain('mandate_');
  });

  it('is removed by its payer with the link of an invoice', async () => {
    const { customerId, invoiceId } = await given();
    await removeByPayer(invoiceId);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(shop.noticesOf(invoiceId)).toMatchObject([{ what: 'REMOVED' }]);
    expect(shop.forgotten).toHaveLength(1);
    expect(shop.forgotten[0]).not.toHaveProperty('by');
  });

  it('is removed once, however often that is asked for', async () => {
    const { customerId, invoiceId } = await given();
    await Promise.all([remove(customerId), removeByPayer(invoiceId), remove(customerId), removeByPayer(invoiceId)]);
    await removeByPayer(invoiceId);
    expect(shop.noticesOf(invoiceId)).toHaveLength(1);
    expect(await shop.entriesAbout(customerId)).toHaveLength(2);
  });

  it('is not removed with an invoice of another kind, nor by a link that does not open', async () => {
    const { customerId } = await given();
    const other = await shop.givenAnInvoice({ customerId });
    await expect(removeByPayer(other.id)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'CARD_NOT_SAVED_HERE' });
    const unnamed = await shop.givenAnInvoice({ savesCard: true });
    await expect(removeByPayer(unnamed.id)).rejects.toMatchObject({ reason: 'CARD_NOT_SAVED_HERE' });
    await expect(removeByPayer('unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove('unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await shop.cards.find(customerId)).toBeDefined();
  });

  it.each([
    ['before it was removed', 0, true],
    ['right after it was removed', 1, false],
  ])('is either saved or forgotten by its provider, if the run was killed %s', async (_, writes, answers) => {
    const { customerId } = await given();
    const queued: RemovedCard[] = [];
    const killed = savedCardsIn(tableKilledAfter(table, writes, answers), BUSINESS.id);
    const removed = removedCards({ send: async (json) => void queued.push(JSON.parse(json).removed) });
    await expect(remove(customerId, { cards: { ...shop.cards, remove: killed.remove }, removed })).rejects.toThrow(
      'Killed',
    );
    expect(queued).toHaveLength(1);
    for (const card of queued) await forgetCard({ cards: shop.cards, payments: shop.provider.payments }, card);
    const isSaved = (await shop.cards.find(customerId)) !== undefined;
    expect(isSaved).toBe(writes === 0);
    expect(shop.provider.cards.has(queued[0]?.methodId ?? '')).toBe(isSaved);
  });

  it('stays if no message can be queued', async () => {
    const { customerId } = await given();
    const removed = removedCards({ send: () => Promise.reject(new Error('The queue is down')) });
    await expect(remove(customerId, { removed })).rejects.toThrow('down');
    expect(await shop.cards.find(customerId)).toBeDefined();
  });
});

it('what a payer agreed to is kept for thirty days, unless a card is saved with it', async () => {
  const { agreement } = await shop.pay(await shop.addCustomer());
  const { ttl } = (await table.get<{ ttl: number }>(cardAgreementKey(BUSINESS.id, agreement.id))) ?? {};
  expect(ttl).toBe(Date.parse(agreement.at) / 1_000 + 30 * 86_400);
});
