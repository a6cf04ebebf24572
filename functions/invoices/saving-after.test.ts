import { expect, it } from 'vitest';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { updateInvoice } from './invoices.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);

it('an invoice without a customer shows nobody’s card once its new recipient is kept, who may have saved one', async () => {
  const { id, businessId } = await harness.anInvoice({ customerId: undefined });
  const known = { name: 'Known Customer', email: 'known@example.com' };
  const other = await customersIn(table, businessId).add(known, new Date(CHARGED_AT));
  await harness.saveCard(businessId, other.id);
  const update = { billingName: known.name, billingEmail: known.email, keepCustomer: true };
  await updateInvoice(
    { ...harness.dependencies, kept: keptCustomersIn(table) },
    { caller: harness.callerOf(businessId), invoiceId: id, update, now: new Date(CHARGED_AT) },
  );
  expect(await harness.read(id)).toMatchObject({ customerId: other.id });
  const shown = (await publishedInvoices(table).find(id))?.invoice;
  expect([shown?.billingEmail, shown?.savedCard, shown?.savesCard]).toEqual([known.email, undefined, undefined]);
});
