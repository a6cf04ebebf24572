import { beforeAll, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aReceipt } from '#test/support/given.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { recordReceipt } from './record.ts';

/** The evening of March 5 in the business's zone, March 6 in UTC. */
const NOW = new Date('2026-03-06T05:00:00.000Z');

let record: (paidOn: string) => ReturnType<typeof recordReceipt>;
beforeAll(async () => {
  const { aCustomer, caller, dependencies } = await receiptsHarness(await emulatedTable());
  const customerId = await aCustomer();
  record = (paidOn) => recordReceipt(dependencies, { caller, input: aReceipt({ customerId, paidOn }), now: NOW });
});

it('a payment can be received today in the business’s time zone, but not tomorrow', async () => {
  expect(await record('2026-03-05')).toMatchObject({ paidOn: '2026-03-05' });
  await expect(record('2026-03-06')).rejects.toMatchObject({ issues: [{ path: 'paidOn', rule: 'notInFuture' }] });
});
