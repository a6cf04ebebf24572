import { expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { Product } from '#shared/product/schema.ts';
import { CUSTOMER_COLUMNS, csvOf, PAYMENT_COLUMNS, PRODUCT_COLUMNS } from './csv-tables.ts';

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

it('lists each entry of a ledger with its state', async () => {
  const own = { currency: 'CAD', on: '2026-03-01', at: '2026-03-01T12:00:00Z', number: 'INV-1' } as const;
  const cash = { ...own, id: 'p1', kind: 'payment', method: 'cash', amount: 344.95, by: 'ann@example.com' } as const;
  const refund = { ...own, id: 'r1', kind: 'refund', method: 'card', amount: 45, paymentId: 'pi_1' } as const;
  expect(
    await rowsOf(
      PAYMENT_COLUMNS,
      { ...cash, note: 'At the desk', voidedAt: '2026-03-02T12:00:00Z', voidedBy: 'bo@example.com', reason: 'Twice' },
      { ...cash, id: 'p1-rounding', kind: 'rounding', amount: -0.02, paymentId: 'p1' },
      { ...refund, status: 'pending', reason: 'Returned goods' },
      { ...refund, id: 'dp_1', kind: 'dispute', stage: 'INQUIRY_CLOSED' },
    ),
  ).toEqual([
    '"INV-1","2026-03-01","Payment","Cash","CAD","344.95","voided","","At the desk","Twice","ann@example.com",' +
      '"2026-03-01T12:00:00Z","bo@example.com","2026-03-02T12:00:00Z","p1",""',
    `"INV-1","2026-03-01","Rounding","Cash","CAD","'-0.02","","","","","ann@example.com",` +
      '"2026-03-01T12:00:00Z","","","p1-rounding","p1"',
    '"INV-1","2026-03-01","Refund","Card","CAD","45.00","pending","","","Returned goods","",' +
      '"2026-03-01T12:00:00Z","","","r1","pi_1"',
    '"INV-1","2026-03-01","Dispute","Card","CAD","45.00","inquiry closed","","","","",' +
      '"2026-03-01T12:00:00Z","","","dp_1","pi_1"',
  ]);
});
