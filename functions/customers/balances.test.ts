import { expect, it } from 'vitest';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { readBalances } from './balances.ts';

const caller = aCaller();
const businesses = { timeZoneOf: async () => 'America/Toronto' };
const row = (over: Partial<InvoiceRow> = {}) =>
  ({
    sk: 'INVOICE#1',
    lsi1sk: 'SENT#2026-01-01#1',
    lsi2sk: 'INVOICE_OF#zoe#1',
    d: '2026-02-01',
    t: 500,
    u: 'CAD',
    ...over,
  }) as InvoiceRow;
const read = (rows: InvoiceRow[], max?: number) =>
  readBalances(
    { invoices: { listDue: async (limit) => rows.slice(0, limit) }, businesses },
    { caller, now: new Date('2026-02-01T12:00:00Z') },
    max,
  );

it('adds up by customer, without invoices that name none', async () => {
  const { lsi2sk: _, ...unnamed } = row();
  expect(await read([row(), row({ t: 250, d: '2026-01-31' }), unnamed])).toEqual({
    balances: { zoe: [{ currency: 'CAD', amount: 7.5, overdue: 2.5 }] },
    isCapped: false,
  });
});

it('gives no sums beyond its limit, rather than wrong ones', async () => {
  expect(await read([row(), row()], 2)).toMatchObject({ isCapped: false });
  expect(await read([row(), row(), row()], 2)).toEqual({ balances: {}, isCapped: true });
});
