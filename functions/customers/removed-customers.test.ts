import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { removedCards } from '#functions/services/removed-cards.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { savingHarness } from '#test/support/saving-harness.ts';
import { BUSINESS } from '#test/support/stripe-events-harness.ts';
import { removeCustomer } from './customers.ts';

let table: Table;
let shop: Awaited<ReturnType<typeof savingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  shop = await savingHarness(table);
});

const caller = aCaller();
const remove = (id: string, changes: object = {}) =>
  removeCustomer(
    {
      ...{ customers: shop.customers, cards: shop.cards, removed: shop.dependencies.removed },
      ...{ receipts: receiptsIn(table, BUSINESS.id), invoices: customerInvoicesIn(table, BUSINESS.id) },
      ...changes,
    },
    { id, caller },
  );

describe('deleting a customer', () => {
  it('removes the card that they saved, which the provider is to forget', async () => {
    const id = await shop.addCustomer();
    await shop.deliver(await shop.pay(id));
    const { methodId } = (await shop.cards.find(id)) ?? {};
    shop.forgotten.length = 0;
    await remove(id);
    expect(await shop.cards.find(id)).toBeUndefined();
    expect(shop.forgotten).toMatchObject([{ customerId: id, methodId, by: caller.email }]);
  });

  it('queues nothing without one', async () => {
    const id = await shop.addCustomer();
    shop.forgotten.length = 0;
    await remove(id);
    expect(shop.forgotten).toEqual([]);
  });

  it('removes a card that is saved at the same time, or that is not saved any more', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await shop.addCustomer();
      const paid = await shop.pay(id);
      shop.forgotten.length = 0;
      await Promise.all([shop.deliver(paid), remove(id)]);
      expect(await shop.cards.find(id)).toBeUndefined();
      const left = [...shop.provider.cards.values()].filter(({ holderId }) => holderId.endsWith(id));
      expect(left.map(({ methodId }) => methodId)).toEqual(shop.forgotten.map(({ methodId }) => methodId));
    }
  });

  it('keeps customer and card if no message can be queued', async () => {
    const id = await shop.addCustomer();
    await shop.deliver(await shop.pay(id));
    const removed = removedCards({ send: () => Promise.reject(new Error('The queue is down')) });
    await expect(remove(id, { removed })).rejects.toThrow('down');
    expect(await shop.customers.find(id)).toBeDefined();
    expect(await shop.cards.find(id)).toBeDefined();
  });
});
