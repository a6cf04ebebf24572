import { beforeAll, describe, expect, it } from 'vitest';
import { stripeAccountKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { ACCOUNT, BUSINESS } from '#test/support/stripe-events-harness.ts';

let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  const table = await emulatedTable();
  shop = await savingHarness(table);
  await table.transact({ account: put({ ...stripeAccountKey(ACCOUNT), businessId: BUSINESS.id }) });
});

describe('the account of a debit that its payer agreed to save', () => {
  const providerHas = (customerId: string) =>
    [...shop.provider.cards.values()].filter(({ holderId }) => holderId.endsWith(customerId)).length;

  it('is saved with its bank and its mandate once the debit succeeds, not before', async () => {
    const customerId = await shop.addCustomer();
    const { id, started, end, agreement } = await shop.debit({ customerId });
    await shop.report(started);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    await shop.report(end('paid'));
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
    await shop.report(started);
    expect(providerHas(customerId)).toBe(1);
    const failed = end('failed');
    await shop.report(failed);
    await shop.report(failed);
    expect(await shop.cards.find(customerId)).toBeUndefined();
    expect(providerHas(customerId)).toBe(0);
  });

  it('takes the place of a card, and the other way around', async () => {
    const customerId = await shop.addCustomer();
    await shop.deliver(await shop.pay(customerId, { at: '2026-02-01T12:00:00.000Z' }));
    const { started, end } = await shop.debit({ customerId });
    for (const event of [started, end('paid')]) await shop.report(event);
    expect(await shop.cards.find(customerId)).toMatchObject(BANK_ACCOUNT);
    await shop.deliver(await shop.pay(customerId, { at: '2026-04-01T12:00:00.000Z' }));
    const card = await shop.cards.find(customerId);
    expect(card).toMatchObject({ brand: 'visa' });
    expect([card?.bank, card?.mandateId]).toEqual([undefined, undefined]);
  });

  it('is removed once its mandate is over, and its payer is told', async () => {
    const customerId = await shop.addCustomer();
    const { id, end } = await shop.debit({ customerId });
    await shop.report(end('paid'));
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
    await shop.report(end('paid'));
    const { methodId: id } = (await shop.cards.find(customerId)) ?? {};
    const method = { id, object: 'payment_method', acss_debit: { bank_name: 'BMO', last4: '6789' } };
    await shop.apply('payment_method.updated', method);
    expect(await shop.cards.find(customerId)).toMatchObject({ ...BANK_ACCOUNT, bank: 'BMO' });
  });
});
