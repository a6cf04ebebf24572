import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { cardAgreementsIn } from '#functions/domain/saved-card/agreements.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { retryCharge, stopCharge } from '#functions/saved-cards/charge.ts';
import { readSavedCard, removeSavedCard, removeSavedCardByPayer } from '#functions/saved-cards/saved-cards.ts';
import { removedCards } from '#functions/services/removed-cards.ts';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { openCheckout } from '#test/support/open-checkout.ts';
import { anEvent } from '#test/support/stripe-event.ts';
import { watchedTable } from '#test/support/watched-table.ts';
import { forgetRemoved } from './forget-removed.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const now = new Date(CHARGED_AT);

/** What the permissions of a function allow it to do with the table. */
function granted(name: 'charges' | 'saved-cards' | 'stripe-ledger') {
  const { table: actions, indexes = [] } = PERMISSIONS[name];
  return { actions: [...actions].sort(), indexes: [...indexes].sort() };
}

it('the function charges has exactly the permissions that it needs', async () => {
  const { table: on, needed } = watchedTable(table);
  const paid = await harness.anInvoice();
  await harness.run(paid.id, CHARGED_AT, on);
  const declined = await harness.anInvoice();
  harness.provider.outcomes.push('declined');
  await harness.run(declined.id, CHARGED_AT, on);
  const { businessId, customerId = '' } = declined;
  const removed = await savedCardsIn(table, businessId).find(customerId);
  await harness.saveCard(businessId, customerId);
  if (removed) await forgetRemoved(harness.dependenciesOn(on), removed, now);
  const debited = await harness.anInvoice({ label: BANK_ACCOUNT });
  await harness.run(debited.id, CHARGED_AT, on);
  expect((await harness.read(debited.id)).checkout).toHaveProperty('pending');
  expect(harness.takenFor(paid.id)).toEqual([10_000]);
  expect((await harness.read(declined.id)).charge).toMatchObject({ tries: 1, over: 'card-removed' });
  expect(needed()).toEqual(granted('charges'));
});

it('the function saved-cards has exactly the permissions that it needs', async () => {
  const { table: on, needed } = watchedTable(table);
  const dependencies = { ...harness.dependenciesOn(on), ...queuesOf() };
  const [first, second] = [await harness.anInvoice(), await harness.anInvoice()];
  const call = { caller: harness.callerOf(first.businessId), invoiceId: first.id, now };
  await stopCharge(dependencies, call);
  await retryCharge({ ...dependencies, savedCards: dependencies.cardsOf }, call);
  const of = (businessId: string) => ofBusiness(on, businessId);
  expect(await readSavedCard(of(first.businessId), first.customerId ?? '')).toHaveProperty('card');
  const { invoices } = dependencies;
  const removal = { caller: call.caller, customerId: first.customerId ?? '', now };
  await removeSavedCard({ ...of(first.businessId), invoices }, removal);
  await removeSavedCardByPayer({ published: publishedInvoices(on), of }, { invoiceId: second.id, now });
  for (const { businessId, customerId = '' } of [first, second])
    expect(await savedCardsIn(table, businessId).find(customerId)).toBeUndefined();
  expect(needed()).toEqual(granted('saved-cards'));
});

it('the function stripe-ledger may do what saved cards and their charges need', async () => {
  const { table: on, needed } = watchedTable(table);
  const { id: invoiceId, invoiceNumber, businessId, customerId = '' } = await harness.anInvoice();
  const cards = savedCardsIn(table, businessId);
  const accountId = (await cards.find(customerId))?.accountId ?? '';
  await table.transact({ account: put({ ...stripeAccountKey(accountId), businessId }) });
  const apply = (type: string, object: object) =>
    harness.applyEvent(anEvent(type, accountId, object) as unknown as Stripe.Event, CHARGED_AT, on);
  const agreementId = newId();
  const said = { text: 'Save this card', at: CHARGED_AT, address: '203.0.113.7', agent: 'Firefox' };
  await cardAgreementsIn(table, businessId).add({ id: agreementId, customerId, invoiceId, invoiceNumber, ...said });
  const { sessionId } = await openCheckout(harness.dependencies.payments, {
    ...{ accountId, invoice: { id: invoiceId, number: invoiceNumber, version: 1, businessId }, language: 'en' },
    ...{ amountCents: 10_000, currency: 'CAD', returnUrl: '', expiresAt: 0, idempotencyKey: invoiceId },
    ...{ customerId, agreementId, savesCardOf: 'cus_1' },
  });
  await apply('checkout.session.completed', harness.provider.pay(sessionId)?.session ?? {});
  expect(await harness.read(invoiceId)).toMatchObject({ status: 'PAID' });
  const id = (await cards.find(customerId))?.methodId;
  expect((await cards.find(customerId))?.id).toBe(agreementId);
  await apply('payment_method.updated', { id, card: { brand: 'visa', last4: '5556' } });
  expect(await cards.find(customerId)).toMatchObject({ last4: '5556' });
  await apply('payment_method.detached', { id, card: { brand: 'visa', last4: '5556' } });
  expect(await cards.find(customerId)).toBeUndefined();
  const { actions, indexes } = granted('stripe-ledger');
  expect(actions).toEqual(expect.arrayContaining(needed().actions));
  expect(indexes).toEqual(expect.arrayContaining(needed().indexes));
});

function queuesOf() {
  const queue = { send: async () => undefined };
  return { queue, removed: removedCards(queue) };
}

function ofBusiness(on: Table, businessId: string) {
  const { outbox } = harness.dependenciesOn(on);
  return { ...queuesOf(), outbox, customers: customersIn(on, businessId), cards: savedCardsIn(on, businessId) };
}
