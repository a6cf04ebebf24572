import { beforeAll, describe, expect, it } from 'vitest';
import { refundPayment } from '#functions/invoice-payments/refunds.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';

let harness: Awaited<ReturnType<typeof receiptsHarness>>;
let customerId: string;
beforeAll(async () => {
  harness = await receiptsHarness(await emulatedTable());
  customerId = await harness.aCustomer();
});

/** The amounts that pay invoices. */
const paying = (invoices: readonly { id: string }[], ...amounts: number[]) =>
  amounts.map((amount, index) => ({ invoiceId: invoices[index]?.id ?? '', amount }));

describe('a refusal of credit', () => {
  it('names the invoice that does not take its part, and then none of them is paid', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 2_000);
    const { id } = await harness.record({ customerId, amount: 200 });
    await expect(harness.apply(id, ...paying(invoices, 100, 20.01))).rejects.toMatchObject({
      issues: [{ path: 'applications.1.amount', rule: 'max', params: { max: '20.00' } }],
    });
    expect(await harness.restOf(id)).toBe(20_000);
    await harness.apply(id, ...paying(invoices, 60, 20));
    await expect(harness.apply(id, ...paying(invoices, 100.01))).rejects.toMatchObject({
      issues: [{ path: 'applications.0.amount', params: { max: '100.00' } }],
    });
  });

  it('names all of them if together they get more than there is', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 10_000);
    const { id } = await harness.record({ customerId, amount: 150, applications: paying(invoices, 40) });
    await expect(harness.apply(id, ...paying(invoices, 80, 80))).rejects.toMatchObject({
      issues: [{ path: 'applications', rule: 'max', params: { max: '110.00' } }],
    });
    await expect(harness.apply(id, ...paying(invoices, 40, 111))).rejects.toMatchObject({
      issues: [{ path: 'applications.1.amount', rule: 'max', params: { max: '110.00' } }],
    });
  });

  it('names the invoice that is of another customer or does not exist, or whose part was refunded', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000);
    const foreign = await harness.invoicesOf(await harness.aCustomer('Larch'), 10_000);
    const { id } = await harness.record({ customerId, amount: 100, applications: paying(invoices, 50) });
    const apply = (other: { id: string }, amount: number) =>
      harness.apply(id, ...paying([...invoices, other], 50, amount));
    await expect(apply(foreign[0] ?? { id: '' }, 10)).rejects.toMatchObject({
      reason: 'RECEIPT_OF_ANOTHER',
      params: { what: 'customer', path: 'applications.1' },
    });
    for (const amount of [10, 0]) {
      await expect(apply({ id: 'none' }, amount)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        params: { what: 'invoice', path: 'applications.1' },
      });
    }
    const { caller, now } = harness;
    const input = { id: crypto.randomUUID(), paymentId: id, amount: 10, stillOwed: true };
    await refundPayment(harness.dependencies, { caller, invoiceId: invoices[0]?.id ?? '', input, now });
    await expect(harness.apply(id, ...paying(invoices, 40))).rejects.toMatchObject({
      reason: 'REFUNDED_NOT_VOIDABLE',
      params: { path: 'applications.0' },
    });
  });
});
