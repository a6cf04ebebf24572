import { expect, it } from 'vitest';
import { paymentsOf } from './csv-tables.ts';
import type { ExportedInvoice } from './invoices.ts';

const PAYMENT = { reference: 'pi_1', paidAt: '2026-03-01T12:00:00Z', currency: 'CAD', amount: 100, refunded: 0 };

async function paymentsIn(invoice: Partial<ExportedInvoice>) {
  const given = { invoiceNumber: 'INV-1', currency: 'CAD', payments: [], ...invoice } as unknown as ExportedInvoice;
  const found: object[] = [];
  for await (const payment of paymentsOf(invoicesOf(given))) found.push(payment);
  return found;
}

async function* invoicesOf(invoice: ExportedInvoice) {
  yield invoice;
}

it('lists what is withheld by disputes, and not what was inquired about or won back', async () => {
  const disputes = ['INQUIRY', 'OPEN', 'LOST', 'WON'].map((stage, index) => ({ stage, amount: 10 ** index / 100 }));
  expect(await paymentsIn({ payments: [{ ...PAYMENT, disputes }] })).toEqual([
    { ...PAYMENT, number: 'INV-1', method: 'Card', disputed: 1.1 },
  ]);
});

it('lists the rest that was marked as paid beside card payments', async () => {
  const paidAt = '2026-03-02T12:00:00Z';
  const payments = [{ ...PAYMENT, disputes: [] }];
  expect(await paymentsIn({ payments, amountMarkedAsPaid: 101, paidAt })).toMatchObject([
    { method: 'Card', amount: 100 },
    { method: 'Marked as paid', amount: 101, paidAt },
  ]);
  expect(await paymentsIn({ payments, amountMarkedAsPaid: 0 })).toHaveLength(1);
});
