import { expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { recordPayment } from '#functions/invoice-payments/payments.ts';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aPayment } from '#test/support/given.ts';
import { watchedTable } from '#test/support/watched-table.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);

it('is removed once the invoice is paid by hand', async () => {
  const { id, businessId } = await harness.anInvoice();
  expect(await harness.dueAt(id)).toBe(CHARGED_AT);
  await payByHand(table, { id, businessId });
  expect(await harness.dueAt(id)).toBeUndefined();
});

it.each([
  'charges',
  'invoice-delivery',
  'invoice-payments',
  'invoices',
  'receipt-plans',
  'receipts',
  'reminder-runs',
  'stripe-ledger',
] as const)('may be removed by %s, which may pay or close an invoice that is to be charged', async (name) => {
  const { needed, table: on } = watchedTable(table);
  await payByHand(on, await harness.anInvoice());
  const ofWrites = needed().actions.filter((action) => action !== 'Query');
  expect(PERMISSIONS[name].table).toEqual(expect.arrayContaining(ofWrites));
});

async function payByHand(on: Table, { id: invoiceId, businessId }: { id: string; businessId: string }): Promise<void> {
  const call = { caller: harness.callerOf(businessId), invoiceId, now: new Date(CHARGED_AT) };
  await recordPayment(harness.dependenciesOn(on), { ...call, input: aPayment({ amount: 100 }) });
}
