import { beforeAll, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { continuePlan } from '#functions/receipt-plans/continue-plan.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aReceipt } from '#test/support/given.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { repeats } from '#test/support/repeats.ts';
import { BUSINESS } from '#test/support/stripe-events-harness.ts';
import { voidReceipt } from './receipts.ts';
import { recordReceipt } from './record.ts';

const INVOICES = 30;
const CENTS = 1_000;
/** Writes after which it is killed: all of them in the long tests. */
const KILLED_AFTER = repeats(0, 1) === 0 ? [1, 2, INVOICES] : Array.from({ length: INVOICES }, (_, index) => index + 1);

let table: Table;
let harness: Awaited<ReturnType<typeof receiptsHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  harness = await receiptsHarness(table);
});

it('a payment of 30 invoices ends whatever write it is killed after, with every cent in one place', async () => {
  for (const writes of KILLED_AFTER) {
    const customerId = await harness.aCustomer();
    const invoices = await harness.invoicesOf(customerId, ...Array.from({ length: INVOICES }, () => CENTS));
    const applications = invoices.map(({ id: invoiceId }) => ({ invoiceId, amount: CENTS / 100 }));
    const input = aReceipt({ customerId, amount: 310, applications });
    const { caller, now } = harness;
    const killed = harness.dependenciesOn(tableKilledAfter(table, writes, writes % 2 === 0));
    await expect(recordReceipt(killed, { caller, input, now })).rejects.toThrow('Killed');
    const paidCents = await harness.appliedOf(input.id, invoices);
    expect(paidCents).toBe((writes - 1) * CENTS);
    expect(await harness.restOf(input.id)).toBe(31_000 - paidCents);
    await continuePlan(harness.dependencies, { businessId: BUSINESS.id, receiptId: input.id }, now);
    expect(await harness.appliedOf(input.id, invoices)).toBe(INVOICES * CENTS);
    expect(await harness.restOf(input.id)).toBe(1_000);
    expect((await harness.find(input.id)).plan).toBeUndefined();
  }
}, 240_000);

it('a void ends whatever write it is killed after: nothing is paid by it, and nothing is credit', async () => {
  const count = 3;
  // Its beginning, each invoice, and its end.
  for (let writes = 1; writes < count + 2; writes += 1) {
    const customerId = await harness.aCustomer();
    const invoices = await harness.invoicesOf(customerId, ...Array.from({ length: count }, () => CENTS));
    const applications = invoices.map(({ id: invoiceId }) => ({ invoiceId, amount: CENTS / 100 }));
    const { id: receiptId } = await harness.record({ customerId, amount: 40, applications });
    const { caller, now } = harness;
    const killed = harness.dependenciesOn(tableKilledAfter(table, writes, true));
    await expect(voidReceipt(killed, { caller, receiptId, input: {}, now })).rejects.toThrow('Killed');
    expect(await harness.restOf(receiptId)).toBe(4_000 - (await harness.appliedOf(receiptId, invoices)));
    await continuePlan(harness.dependencies, { businessId: BUSINESS.id, receiptId }, now);
    expect(await harness.appliedOf(receiptId, invoices)).toBe(0);
    expect(await harness.find(receiptId)).toMatchObject({ voided: { by: caller.email }, applications: [] });
    expect(await harness.restOf(receiptId)).toBe(0);
  }
});

const ROUNDS = repeats(10, 200);

it(`two people who use the same credit at once use it once, in ${ROUNDS} rounds`, async () => {
  const customerId = await harness.aCustomer();
  for (let round = 0; round < ROUNDS; round += 1) {
    const invoices = await harness.invoicesOf(customerId, 5_000, 5_000);
    const { id } = await harness.record({ customerId, amount: 50 });
    await Promise.allSettled(invoices.map(({ id: invoiceId }) => harness.apply(id, { invoiceId, amount: 50 })));
    expect(await harness.appliedOf(id, invoices)).toBe(5_000);
    expect(await harness.restOf(id)).toBe(0);
  }
}, 240_000);
