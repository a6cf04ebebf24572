import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey, idOf } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { customerInvoicesIn } from './customer-invoices.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { toRow } from './invoice-row.ts';
import { storedInvoice } from './invoices.ts';
import { ledgerIn } from './ledger-store.ts';
import { statementsIn } from './statements.ts';

const table = await emulatedTable();
const businessId = newId();
const customerId = newId();
const at = '2026-03-01T12:00:00.000Z';

/** Stores an invoice with its row. */
async function given(changes: Partial<InvoiceRecord>): Promise<string> {
  const id = newId();
  const invoice: InvoiceRecord = {
    ...{ id, businessId, customerId, invoiceNumber: id, billingName: 'Café Léger', items: [] },
    ...{ totalCents: 100, movements: [], version: 1, status: 'SENT', issueDate: '2026-03-01', dueDate: '2999-12-31' },
    ...{ currency: 'CAD', paymentMethod: 'card', createdAt: at, updatedAt: at, ...changes },
  };
  await table.transact({ invoice: put(storedInvoice(invoice)), row: put(toRow(invoice)) });
  return id;
}

it('finds all invoices of a customer, newest first, whatever name is on them', async () => {
  const april = await given({ issueDate: '2026-04-01', billingName: 'An older name' });
  const paid = { movements: [{ on: '2026-03-05', at, cents: 100, method: 'cash' as const }], paidCents: 100 };
  const may = await given({ issueDate: '2026-05-01', status: 'PAID', ...paid });
  await given({ customerId: newId() });
  await given({ customerId: '' });
  const invoices = customerInvoicesIn(table, businessId);
  const rows = await invoices.listRows(customerId);
  expect(rows.map(idOf)).toEqual([may, april]);
  expect(rows[0]?.l).toEqual(['2026-03-05', 100, at]);
  expect((await invoices.readAll(rows)).map(({ id }) => id)).toEqual([may, april]);
});

const received = [{ on: '2026-03-05', at, cents: 140, method: 'cash' as const }];
it.each<[what: string, changes: Partial<InvoiceRecord>, surplusCents: number | undefined]>([
  ['that was paid too much', { status: 'PAID' }, 40],
  ['that was credited since', { status: 'PAID', creditedCents: 30 }, 70],
  ['that was cancelled by hand', { status: 'CANCELLED' }, 140],
  ['that was credited in full', { status: 'CANCELLED', isCredited: true, creditedCents: 100 }, 140],
  ['that was refunded', { status: 'CANCELLED', isRefunded: true, movements: [] }, undefined],
  ['that was never paid', { movements: [] }, undefined],
])('knows the credit of an invoice %s', async (_, changes, surplusCents) => {
  const payer = newId();
  await given({ customerId: payer, movements: received, ...changes });
  const rows = await customerInvoicesIn(table, businessId).listRows(payer);
  expect(rows.map(({ s }) => s)).toEqual([surplusCents]);
});

it('lists the payments of an invoice cancelled by hand, and nothing for one without payments', async () => {
  const added = { name: 'Café Léger', email: 'a@example.com' };
  const customer = await customersIn(table, businessId).add(added, new Date(at));
  const business = { id: businessId, ownerId: newId(), timeZone: 'America/Toronto', createdAt: at };
  await table.transact({ business: put({ ...businessKey(businessId), ...business }) });
  const cancelled = { customerId: customer.id, status: 'CANCELLED' } as const;
  await given(cancelled);
  const paid = await given({ ...cancelled, movements: received });
  const payment = { kind: 'payment', id: newId(), method: 'card', amountCents: 140, currency: 'CAD', at } as const;
  await table.transact({ payment: ledgerIn(table).write(paid, { ...payment, paidOn: '2026-03-05', revision: 1 }) });
  const order = { businessId, customerId: customer.id, from: '2026-01-01', to: '2026-12-31' };
  const statement = await statementsIn(table).find(order, new Date(at));
  expect(statement?.sections).toMatchObject([
    { opening: 0, lines: [{ kind: 'payment', invoiceNumber: paid, amount: -1.4 }], closing: -1.4, overdue: 0 },
  ]);
});
