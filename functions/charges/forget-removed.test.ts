import { expect, it } from 'vitest';
import { savedCardKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import { chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { forgetRemoved } from './forget-removed.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const { provider, dependencies } = harness;

async function given() {
  const invoice = await harness.anInvoice();
  const { businessId, customerId = '' } = invoice;
  const card = await dependencies.cardsOf(businessId).find(customerId);
  if (!card) throw new Error('There is no card');
  const forget = (by?: string) => forgetRemoved(dependencies, { ...card, ...(by && { by }) }, new Date());
  const removeCard = () => table.transact({ card: remove(savedCardKey(businessId, customerId)) });
  return { invoice, card, forget, removeCard };
}

it('a removed card is forgotten by the provider, and ends the charges that were announced with it', async () => {
  const { invoice, card, forget, removeCard } = await given();
  await removeCard();
  await Promise.all([forget('ann@example.com'), forget('ann@example.com')]);
  await forget('ann@example.com');
  expect(provider.cards.has(card.methodId)).toBe(false);
  expect((await harness.read(invoice.id)).charge).toMatchObject({ over: 'card-removed' });
  expect(await harness.eventsOf(invoice.id, 'CHARGE_ENDED')).toMatchObject([
    { because: 'card-removed', by: 'ann@example.com' },
  ]);
  expect(await harness.mails(invoice.id)).toMatchObject([{ kind: 'OWNER_NOTICE', by: 'ann@example.com' }]);
});

it('the owner is told that it was the payer who removed a card', async () => {
  const { invoice, card, removeCard } = await given();
  await removeCard();
  await forgetRemoved(dependencies, { ...card, byPayer: true }, new Date());
  const [mail] = await harness.mails(invoice.id);
  expect(mail).toMatchObject({ news: { because: 'card-removed', byPayer: true } });
  expect(mail).not.toHaveProperty('by');
});

it('one that is still saved, since its removal never happened, is kept', async () => {
  const { invoice, card, forget } = await given();
  await forget();
  expect(provider.cards.has(card.methodId)).toBe(true);
  expect((await harness.read(invoice.id)).charge?.on).toBe('2026-12-01');
});

it('one that another card replaced ends only what was announced with it', async () => {
  const { invoice, card, forget } = await given();
  const { businessId, customerId = '' } = invoice;
  const other = await harness.saveCard(businessId, customerId);
  const next = await harness.anInvoice({ businessId });
  const charge = next.charge && { ...next.charge, cardId: other.id };
  await harness.change(next.id, { customerId, charge });
  await forget();
  expect(provider.cards.has(card.methodId)).toBe(false);
  expect((await harness.read(invoice.id)).charge).toMatchObject({ over: 'card-removed' });
  expect((await harness.read(next.id)).charge?.on).toBe('2026-12-01');
});

it('what is being charged meanwhile is concluded', async () => {
  const { invoice, forget, removeCard } = await given();
  provider.outcomes.push('pending');
  await harness.run(invoice.id);
  await removeCard();
  await forget();
  expect((await harness.read(invoice.id)).charge?.on).toBe('2026-12-01');
  provider.settle(provider.chargesOf(invoice.id)[0]?.id ?? '', 'paid');
  await harness.run(invoice.id);
  expect((await harness.read(invoice.id)).status).toBe('PAID');
});
