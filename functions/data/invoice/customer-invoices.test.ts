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
const customerId = newId();
const at = '2026-03-01T12:00:00.000Z';

/** Stores an invoice with its row. */
async function given(changes: Partial<InvoiceRecord>): Promise<string> {
  const id = newId();
  const invoice: InvoiceRecord = {
    ...{ id, businessId, customerId, invoiceNumber: id, billingName: 'Café Léger', items: [] },
    ...{ totalCents: 100, version: 1, status: 'SENT', issueDate: '2026-03-01', dueDate: '2999-12-31' },
    ...{ currency: 'CAD', paymentMethod: 'card', createdAt: at, updatedAt: at, ...changes },
  };
  await table.transact({ invoice: put(storedInvoice(invoice)), row: put(toRow(invoice)) });
  return id;
}

it('finds the invoices that name a customer, newest first, whatever they call them', async () => {
  const april = await given({ issueDate: '2026-04-01', billingName: 'An older name' });
  const paid = { movements: [{ on: '2026-03-05', cents: 100, method: 'cash' as const }], paidCents: 100 };
  const may = await given({ issueDate: '2026-05-01', status: 'PAID', ...paid });
  await given({ customerId: newId() });
  await given({ customerId: '' });
  const invoices = customerInvoicesIn(table, businessId);
  const rows = await invoices.listRows(customerId);
  expect(rows.map(idOf)).toEqual([may, april]);
  expect(rows[0]?.l).toEqual(['2026-03-05', 100]);
  expect((await invoices.readAll(rows)).map(({ id }) => id)).toEqual([may, april]);
});
