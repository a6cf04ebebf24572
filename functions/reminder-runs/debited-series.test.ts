import { expect, it } from 'vitest';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { FIRST_DUE } from '#test/support/series-harness.ts';

const harness = chargesHarness(await emulatedTable());
const { series } = harness;

/** The first invoice of a series that charges, for a customer with a saved bank account. */
async function firstInvoice(business: object = {}) {
  const customer = await harness.aCustomer(await harness.aBusiness(business), BANK_ACCOUNT);
  const { businessId, customerId, card } = customer;
  const of = await series.aSeries(businessId, { customerId, mode: 'charge', dueInDays: 14 });
  await series.run(of, FIRST_DUE);
  return { card, invoice: await series.onlyInvoice(of) };
}

it('a series plans the debit of a saved bank account for its invoice', async () => {
  const { invoice, card } = await firstInvoice();
  expect(invoice.charge).toMatchObject({ card: BANK_ACCOUNT, cardId: card.id, on: '2026-11-14', before: '2026-11-30' });
});

it.each([
  ['while its owner does not offer debits', { debitsWanted: false }],
  ['while Stripe has not activated them', { debitsActive: false }],
])('it plans none %s: the payer may save something else', async (_, business) => {
  const { invoice } = await firstInvoice(business);
  expect(invoice).toMatchObject({ status: 'SENT', savesCard: true });
  expect(invoice).not.toHaveProperty('charge');
});
