import { expect, it } from 'vitest';
import type { Table, Write } from '#functions/data/table/table.ts';
import { recordPayment } from '#functions/invoice-payments/payments.ts';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aPayment } from '#test/support/given.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);

/** The permission that each write of a transaction needs. */
const NEEDED = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' };

/** The table, and the permissions that its transactions needed so far. */
function watched() {
  const needed = new Set<string>();
  const transact: Table['transact'] = (writes) => {
    for (const write of Object.values<Write>(writes))
      for (const kind of Object.keys(write)) needed.add(NEEDED[kind as keyof typeof NEEDED]);
    return table.transact(writes);
  };
  return { needed, table: { ...table, transact } };
}

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
  'saved-cards',
  'stripe-ledger',
] as const)('may be removed by %s, which may pay or close an invoice that is to be charged', async (name) => {
  const { needed, table: on } = watched();
  await payByHand(on, await harness.anInvoice());
  expect(PERMISSIONS[name].table).toEqual(expect.arrayContaining([...needed]));
});

async function payByHand(on: Table, { id: invoiceId, businessId }: { id: string; businessId: string }): Promise<void> {
  const call = { caller: harness.callerOf(businessId), invoiceId, now: new Date(CHARGED_AT) };
  await recordPayment(harness.dependenciesOn(on), { ...call, input: aPayment({ amount: 100 }) });
}
