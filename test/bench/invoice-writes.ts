import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey } from '#functions/data/table/keys.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { createInvoice } from '#functions/invoices/create-invoice.ts';
import { removeInvoice, updateInvoice } from '#functions/invoices/invoices.ts';
import { listInvoices } from '#functions/invoices/list.ts';
import { invoiceListIn } from '#functions/invoices/list-store.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { someItems } from '#test/support/a-public-invoice.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

/** Round trips for creating, updating and deleting an invoice, and whether the list shows each change at once. */
export async function benchInvoiceWrites(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    return await writesIn(counting);
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writesIn(counting: CountingTable): Promise<Figure[]> {
  const { table, costOf } = counting;
  const caller = aCaller({ businessId: newId() });
  const { businessId } = caller;
  await counting.fill([{ ...businessKey(businessId), id: businessId, timeZone: 'America/Edmonton' }]);
  const dependencies = {
    table,
    invoices: invoicesIn(table),
    businesses: businessesIn(table),
    creations: creationsIn(table, businessId, 'INVOICE'),
    kept: keptCustomersIn(table),
    numbers: numberingIn(table, businessId, 'INVOICE'),
    ledger: ledgerIn(table),
    payments: stripePayments(openStripe('sk_test_never_called')),
  };
  const list = invoiceListIn(table, businessId);
  const listed = async () => (await listInvoices(list, {})).data[0]?.billingName;
  const made: Invoice[] = [];
  const create = await costOf(async () => {
    made.push(await createInvoice(dependencies, { caller, body: INVOICE, now: NOW }));
  });
  const created = await listed();
  const { id: invoiceId = '' } = made[0] ?? {};
  const changed = { billingName: 'Finch & Harbour', items: someItems(20).map(({ amount, ...item }) => item) };
  const update = await costOf(() => updateInvoice(dependencies, { caller, invoiceId, update: changed, now: NOW }));
  const updated = await listed();
  const remove = await costOf(() => removeInvoice(dependencies, { caller, invoiceId, now: NOW }));
  const stale = [created !== INVOICE.billingName, updated !== changed.billingName, (await listed()) !== undefined];
  return [
    atMost('create an invoice', create.roundTrips, 2, 'round trips'),
    atMost('update an invoice', update.roundTrips, 2, 'round trips'),
    atMost('delete an invoice', remove.roundTrips, 2, 'round trips'),
    atMost('list right after each of these', stale.filter(Boolean).length, 0, 'writes not shown'),
  ];
}

const INVOICE: InvoiceInput = {
  invoiceNumber: 'INV-1',
  issueDate: '2026-03-01',
  dueDate: '2026-03-31',
  currency: 'CAD',
  paymentMethod: 'bank',
  billingName: 'Café Léger',
  billingEmail: 'billing@example.com',
  items: someItems(10).map(({ amount, ...item }) => item),
};
