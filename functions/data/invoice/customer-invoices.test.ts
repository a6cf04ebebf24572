import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { idOf } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { customerInvoicesIn } from './customer-invoices.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { toRow } from './invoice-row.ts';
import { storedInvoice } from './invoices.ts';

const table = await emulatedTable();
const businessId = newId();
const customer = { id: newId(), name: 'Café Léger', email: 'a@example.com', createdAt: '2026-01-05T12:00:00.000Z' };
const at = '2026-03-01T12:00:00.000Z';

/** Stores an invoice with its row; one written before December 2026 lacks what came with customers' pages. */
async function given({ isOld = false, ...changes }: Partial<InvoiceRecord> & { isOld?: boolean }): Promise<string> {
  const id = newId();
  const invoice: InvoiceRecord = {
    ...{ id, businessId, customerId: customer.id, invoiceNumber: id, billingName: customer.name, items: [] },
    ...{ totalCents: 100, version: 1, status: 'SENT', issueDate: '2026-03-01', dueDate: '2999-12-31' },
    ...{ currency: 'CAD', paymentMethod: 'card', createdAt: at, updatedAt: at, ...changes },
  };
  const { lsi2sk, l, ...oldRow } = toRow(invoice);
  await table.transact({ invoice: put(storedInvoice(invoice)), row: put(isOld ? oldRow : { ...oldRow, lsi2sk, l }) });
  return id;
}

it('finds the invoices that name a customer, newest first, also those written before rows did', async () => {
  const april = await given({ issueDate: '2026-04-01', billingName: 'An older name' });
  const paid = { movements: [{ on: '2026-03-05', cents: 100, method: 'cash' as const }], paidCents: 100 };
  const may = await given({ isOld: true, issueDate: '2026-05-01', status: 'PAID', ...paid });
  const march = await given({ isOld: true, billingName: 'An older name', billingEmail: customer.email });
  await given({ isOld: true, customerId: newId() });
  await given({ isOld: true, customerId: '' });
  await given({ customerId: newId() });
  const invoices = customerInvoicesIn(table, businessId);
  const rows = await invoices.listRows(customer);
  expect(rows.map(idOf)).toEqual([may, april, march]);
  expect(rows[0]?.l).toEqual(['2026-03-05', 100]);
  expect((await invoices.readAll(rows)).map(({ id }) => id)).toEqual([may, april, march]);

  const newer = await invoices.listRows({ ...customer, createdAt: '2026-12-01T00:00:00.000Z' });
  expect(newer.map(idOf)).toEqual([april]);
});
