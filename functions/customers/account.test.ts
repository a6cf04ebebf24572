import { expect, it } from 'vitest';
import { invoiceRowKey, invoiceRowStatus } from '#functions/data/table/keys.ts';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import { readAccount } from './account.ts';

const at = '2026-03-01T12:00:00.000Z';
const customer = { id: 'c', name: 'Café Léger', email: 'a@example.com', version: 1, createdAt: at };

const aRow = (
  id: string,
  { status = 'SENT' as const, ...changes }: Partial<InvoiceRow> & { status?: 'SENT' | 'PAID' },
) => {
  const invoice = { id, businessId: 'b', issueDate: '2026-03-01', createdAt: at, status };
  const facts = { n: id, c: customer.name, d: '2026-03-31', t: 10_000, u: 'CAD' as const };
  return { ...invoiceRowKey(invoice), lsi1sk: invoiceRowStatus(invoice), ...facts, ...changes };
};

const owedOn = async (rows: readonly InvoiceRow[]) => {
  const dependencies = {
    customers: { find: async () => customer },
    invoices: { listRows: async () => [...rows], readAll: async () => [] },
    receipts: { listOf: async () => [] },
    businesses: { timeZoneOf: async () => 'America/Toronto' },
    statements: { find: async () => undefined },
  };
  const request = { caller: { businessId: 'b' }, id: 'c', query: {}, now: new Date('2026-06-01T12:00:00Z') };
  const [of, by] = [dependencies, request] as unknown as Parameters<typeof readAccount>;
  return (await readAccount(of, by)).owed;
};

it.each([
  ['reduces the amount owed', 4_000, { amount: 60, overdue: 60 }],
  ['beyond the amount owed is a credit', 15_000, { amount: -50, overdue: 0 }],
])('an overpayment of another invoice %s', async (_, s, owed) => {
  expect(await owedOn([aRow('1', {}), aRow('2', { status: 'PAID', q: 10_000 + s, s })])).toEqual([
    { currency: 'CAD', ...owed },
  ]);
});

it.each([
  ['before today', '2026-05-31', 100],
  ['today', '2026-06-01', 0],
  ['tomorrow', '2026-06-02', 0],
])('an invoice due %s is overdue or not by the business’s day', async (_, d, overdue) => {
  expect(await owedOn([aRow('1', { d })])).toEqual([{ currency: 'CAD', amount: 100, overdue }]);
});
