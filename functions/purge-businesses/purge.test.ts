import { beforeEach, describe, expect, it } from 'vitest';
import { paymentKey, purgeKey } from '#functions/data/table/keys.ts';
import { putNew } from '#functions/data/table/write.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { INVOICES, NOW, purgeCalls, removeInvoice } from '#test/support/purge-harness.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { aDisabledBusiness, purge, whatIsLeft, removedUsers, storedFiles } = purgeCalls(table, () => harness);

describe('a disabled business', () => {
  it('is purged completely, once', async () => {
    const business = await aDisabledBusiness();
    storedFiles.add('pdf/another/1.pdf');
    const [deleted = ''] = business.invoiceIds;
    await removeInvoice(table, deleted, NOW);
    await table.transact({ payment: putNew({ ...paymentKey(deleted, 'pi'), amountCents: 100 }) });
    const first = await purge();
    expect(first).toMatchObject({ purged: 1, waiting: 0 });
    // Each invoice has its history, its row and its number.
    expect(first.items).toBeGreaterThan(INVOICES * 3);
    expect(await whatIsLeft(business)).toEqual([]);
    expect([...storedFiles]).toEqual(['pdf/another/1.pdf']);
    // Its owner did not request it.
    expect(harness.mails).toEqual([]);
    expect(removedUsers).toContain(business.order.userId);
    expect(await purge()).toEqual({ purged: 0, items: 0, waiting: 0 });
  });

  it('waits while calls may still be under way', async () => {
    const business = await aDisabledBusiness({ secondsAgo: 59, invoices: 1 });
    const before = await whatIsLeft(business);
    expect(await purge()).toEqual({ purged: 0, items: 0, waiting: 1 });
    expect(await whatIsLeft(business)).toEqual(before);
    await table.update({
      Key: purgeKey(business.order.businessId),
      UpdateExpression: 'SET deletedAt = :at',
      ExpressionAttributeValues: { ':at': new Date(NOW.getTime() - 60_000).toISOString() },
    });
    expect(await purge()).toMatchObject({ purged: 1 });
  });

  it('is continued where the last run ran out of time', async () => {
    const business = await aDisabledBusiness();
    let runs = 0;
    for (let result = await purge(() => false); result.purged === 0; runs += 1) {
      expect(result.waiting).toBe(1);
      let batches = 20;
      result = await purge(() => {
        batches -= 1;
        return batches > 0;
      });
    }
    expect(runs).toBeGreaterThan(2);
    expect(await whatIsLeft(business)).toEqual([]);
  });

  it('keeps its account until everything else is gone', async () => {
    const business = await aDisabledBusiness({ invoices: 1 });
    const down = () => Promise.reject(new Error('Cognito is down'));
    await expect(purge(() => true, down)).rejects.toThrow('1 businesses could not be deleted');
    expect(await whatIsLeft(business)).toHaveLength(3);
    expect(await purge()).toMatchObject({ purged: 1 });
    expect(await whatIsLeft(business)).toEqual([]);
  });

  it('does not block another one', async () => {
    const [one, other] = [await aDisabledBusiness({ invoices: 1 }), await aDisabledBusiness({ invoices: 1 })];
    const removeUser = (id: string) => (id === one.order.userId ? Promise.reject(new Error('no')) : Promise.resolve());
    await expect(purge(() => true, removeUser)).rejects.toThrow();
    expect(await whatIsLeft(other)).toEqual([]);
    await purge();
  });
});
