import { expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { Product } from '#shared/product/schema.ts';
import { CUSTOMER_COLUMNS, csvOf, PRODUCT_COLUMNS, paymentsOf } from './csv-tables.ts';
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

async function rowsOf<Row>(columns: Parameters<typeof csvOf<Row>>[0], ...records: Row[]) {
  async function* rows() {
    yield* records;
  }
  let csv = '';
  for await (const text of csvOf(columns, rows())) csv += text;
  return csv.trim().split('\r\n').slice(1);
}

const RECORD = { id: 'a', createdAt: '2026-03-01', version: 1 };

it('ends a customer with language and exemptions, if any', async () => {
  const old: Customer = { ...RECORD, name: 'Ann', email: 'ann@example.com' };
  const exempt: Customer = {
    ...old,
    language: 'fr',
    taxExemptions: [
      { tax: 'GST', reason: 'Diplomat' },
      { tax: 'RST_MB', reason: 'Resale', number: '123456-7', validTo: '2027-03-31' },
    ],
  };
  expect(await rowsOf(CUSTOMER_COLUMNS, old, exempt)).toEqual([
    '"Ann","ann@example.com","","","","","","","2026-03-01","",""',
    '"Ann","ann@example.com","","","","","","","2026-03-01","French",' +
      '"GST/HST: Diplomat; RST (Manitoba): Resale, 123456-7, until 2027-03-31"',
  ]);
});

it('ends a product with its treatment and category, if any', async () => {
  const old: Product = { ...RECORD, shortDescription: 'Logo', detailedDescription: 'A logo', price: 5 };
  const legal: Product = { ...old, taxTreatment: 'noPst', supplyCategory: 'legal' };
  expect(await rowsOf(PRODUCT_COLUMNS, old, legal)).toEqual([
    '"Logo","A logo","5.00","2026-03-01","",""',
    '"Logo","A logo","5.00","2026-03-01","No PST or RST","Legal services"',
  ]);
});

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
