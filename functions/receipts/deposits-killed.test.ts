import { beforeAll, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { heldCents } from '#functions/domain/invoice/invoice-record.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { recordPayment } from '#functions/invoice-payments/payments.ts';
import { continuePlan } from '#functions/receipt-plans/continue-plan.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aPayment } from '#test/support/given.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { repeats } from '#test/support/repeats.ts';
import { BUSINESS } from '#test/support/stripe-events-harness.ts';
import { forfeitDeposit, payByDeposit } from './deposits.ts';

let table: Table;
let harness: Awaited<ReturnType<typeof receiptsHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  harness = await receiptsHarness(table);
});

/** A deposit of 100.00 that was paid in two parts. */
async function aPaidDeposit() {
  const { caller, now, dependencies } = harness;
  const customerId = await harness.aCustomer();
  const [deposit] = await harness.depositsOf(customerId, 10_000);
  const depositId = deposit?.id ?? '';
  for (const amount of [40, 60]) {
    await recordPayment(dependencies, { caller, invoiceId: depositId, input: aPayment({ amount }), now });
  }
  return { customerId, depositId };
}

/** All of a customer's money, in cents: what is held, what is credit, and what paid an invoice. */
async function everywhere({ customerId, depositId }: { customerId: string; depositId: string }, invoiceId: string) {
  const receipts = await harness.listOf(customerId);
  const rests = await Promise.all(receipts.map(({ id }) => harness.restOf(id)));
  const paid = (await harness.read(invoiceId)).paidCents ?? 0;
  return heldCents(await harness.read(depositId)) + rests.reduce((sum, rest) => sum + rest, 0) + paid;
}

it.each(
  [0, 1, 2, 3, 4].flatMap((writes) => [
    { writes, answers: true },
    { writes, answers: false },
  ]),
)(
  'a deposit of two payments that is killed after $writes writes (known: $answers) is in one place to the cent, and applied by its repetition',
  async ({ writes, answers }) => {
    const { caller, now } = harness;
    const deposit = await aPaidDeposit();
    const [invoice] = await harness.invoicesOf(deposit.customerId, 25_000);
    const invoiceId = invoice?.id ?? '';
    const input = { id: crypto.randomUUID(), depositId: deposit.depositId };
    const killed = harness.dependenciesOn(tableKilledAfter(table, writes, answers));
    const call = { caller, invoiceId, input, now };
    const outcome = await payByDeposit(killed, call).catch((error: Error) => error.message);
    if (writes < 4 || !answers) expect(outcome).toBe('Killed');
    expect(await everywhere(deposit, invoiceId)).toBe(10_000);
    for (const { id: receiptId } of await harness.listOf(deposit.customerId)) {
      await continuePlan(harness.dependencies, { businessId: BUSINESS.id, receiptId }, now);
    }
    expect(await everywhere(deposit, invoiceId)).toBe(10_000);
    for (const { id } of await harness.listOf(deposit.customerId)) expect(await harness.restOf(id)).toBe(0);
    await payByDeposit(harness.dependencies, call);
    expect(await harness.read(invoiceId)).toMatchObject({ paidCents: 10_000 });
    expect(await everywhere(deposit, invoiceId)).toBe(10_000);
  },
);

it.each([1, 2, 3, 4])(
  'a deposit that is kept, killed after %s writes, makes one invoice, which it pays once it is repeated',
  async (writes) => {
    const { caller, now } = harness;
    const { depositId, customerId } = await aPaidDeposit();
    const call = { caller, invoiceId: depositId, input: { id: crypto.randomUUID() }, now };
    const withNumbers = (own: typeof harness.dependencies | ReturnType<typeof harness.dependenciesOn>) => ({
      ...own,
      numbers: numberingIn(own.table, BUSINESS.id, 'INVOICE'),
      customers: customersIn(own.table, BUSINESS.id),
    });
    const killed = withNumbers(harness.dependenciesOn(tableKilledAfter(table, writes, writes % 2 === 0)));
    await expect(forfeitDeposit(killed, call)).rejects.toThrow('Killed');
    const kept = await forfeitDeposit(withNumbers(harness.dependencies), call);
    expect(kept).toMatchObject({ status: 'PAID', total: 100, amountPaid: 100 });
    expect((await harness.read(depositId)).forfeits).toMatchObject([{ invoiceId: kept.id }]);
    for (const { id } of await harness.listOf(customerId)) expect(await harness.restOf(id)).toBe(0);
  },
);

const ROUNDS = repeats(10, 200);

it(`the same request twice at once is applied once and answered alike, in ${ROUNDS} rounds`, async () => {
  const { caller, now, dependencies } = harness;
  for (let round = 0; round < ROUNDS; round += 1) {
    const deposit = await aPaidDeposit();
    const [invoice] = await harness.invoicesOf(deposit.customerId, 25_000);
    const input = { id: crypto.randomUUID(), depositId: deposit.depositId, amount: 100 };
    const call = { caller, invoiceId: invoice?.id ?? '', input, now };
    const answers = await Promise.all([payByDeposit(dependencies, call), payByDeposit(dependencies, call)]);
    expect(answers.map(({ paid }) => paid).toSorted()[1]).toBe(100);
    expect(await harness.read(call.invoiceId)).toMatchObject({ paidCents: 10_000 });
  }
}, 240_000);

it(`two people who apply the same deposit at once apply it once, in ${ROUNDS} rounds`, async () => {
  const { caller, now, dependencies } = harness;
  for (let round = 0; round < ROUNDS; round += 1) {
    const deposit = await aPaidDeposit();
    const invoices = await harness.invoicesOf(deposit.customerId, 25_000, 25_000);
    const apply = ({ id: invoiceId }: { id: string }) => {
      const input = { id: crypto.randomUUID(), depositId: deposit.depositId };
      return payByDeposit(dependencies, { caller, invoiceId, input, now });
    };
    await Promise.allSettled(invoices.map(apply));
    const paid = await Promise.all(invoices.map(async ({ id }) => (await harness.read(id)).paidCents ?? 0));
    expect(paid.reduce((sum, cents) => sum + cents, 0)).toBe(10_000);
    expect(heldCents(await harness.read(deposit.depositId))).toBe(0);
  }
}, 240_000);
