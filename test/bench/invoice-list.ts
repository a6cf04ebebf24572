import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#functions/data/id.ts';
import { figureWrites } from '#functions/data/invoice-figures.ts';
import type { InvoiceRecord } from '#functions/data/invoice-record.ts';
import { toRow } from '#functions/data/invoice-row.ts';
import { listInvoices } from '#functions/invoices/list.ts';
import { readStats } from '#functions/invoices/stats.ts';
import { invoiceStore } from '#functions/invoices/store.ts';
import { addDays } from '#shared/calendar-day.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, type Figure, medianMs } from './figure.ts';

const MANY = 100_000;
const SOME = 10_000;
const DAYS = 5 * 365;

/** The list of a business with 100,000 invoices of five years, and a search in 10,000. */
export async function benchInvoiceList(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    await fill(counting, 'many', MANY);
    await fill(counting, 'some', SOME);
    const store = invoiceStore(counting.table);
    const list = (query: Parameters<typeof listInvoices>[2], business = 'many') => listInvoices(store, business, query);
    const middle = { startDate: '2023-03-10', endDate: '2025-02-20', page: 1234, limit: 10 };
    return [
      ...(await costs(counting, 'list, first page of 100,000', () => list({}), 5, 40)),
      ...(await costs(counting, 'list, page 5,000 of 100,000', () => list({ page: 5000 }), 5, 40)),
      ...(await costs(counting, 'list, page 1,234 of a date range', () => list(middle), 5, 40)),
      ...(await costs(counting, 'list, page 700 of a status', () => list({ status: 'PAID', page: 700 }), 5, 40)),
      ...(await costs(counting, 'search in 10,000', () => list({ searchQuery: 'customer 77' }, 'some'), 360, 150)),
      ...(await costs(counting, 'statistics', () => readStats(store, 'many', new Date('2026-01-01')), 1, 40)),
    ];
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function costs(
  counting: CountingTable,
  name: string,
  work: () => Promise<unknown>,
  unitBudget: number,
  msBudget: number,
): Promise<Figure[]> {
  const { units, requests } = await counting.costOf(work);
  return [
    atMost(name, units, unitBudget, 'read units'),
    atMost(name, requests, 3, 'requests'),
    atMost(name, await medianMs(9, work), msBudget, 'ms'),
  ];
}

/** Writes rows and figures as single creations would have left them. */
async function fill(counting: CountingTable, businessId: string, count: number): Promise<void> {
  const figures = new Map<string, Record<string, number>>();
  const rows = function* () {
    for (let index = 0; index < count; index += 1) {
      const invoice = anInvoice(businessId, index);
      for (const write of Object.values(figureWrites(null, invoice))) addUp(figures, write.Update);
      yield toRow(invoice);
    }
  };
  await counting.fill(rows());
  await counting.fill([...figures].map(([sk, numbers]) => ({ pk: `BUSINESS#${businessId}`, sk, ...numbers })));
}

type Addition = NonNullable<ReturnType<typeof figureWrites>[string]['Update']>;

function addUp(figures: Map<string, Record<string, number>>, update: Addition | undefined): void {
  if (!update) return;
  const { Key, ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = update;
  const item = figures.get(String(Key?.sk)) ?? {};
  Object.values(names).forEach((name, index) => {
    item[name] = (item[name] ?? 0) + Number(values[`:a${index}`]);
  });
  figures.set(String(Key?.sk), item);
}

function anInvoice(businessId: string, index: number): InvoiceRecord {
  const issueDate = addDays('2021-01-01', index % DAYS);
  const status = INVOICE_STATUSES[index % INVOICE_STATUSES.length] ?? 'DRAFT';
  return {
    id: newId(),
    businessId,
    version: 1,
    status,
    invoiceNumber: `INV-${index}`,
    issueDate,
    dueDate: addDays(issueDate, 30),
    currency: 'CAD',
    paymentMethod: 'bank',
    billingName: `Customer ${index % 997}`,
    billingEmail: `customer${index % 997}@example.com`,
    items: [],
    totalCents: 12_345,
    createdAt: `${issueDate}T12:00:00.000Z`,
    updatedAt: `${issueDate}T12:00:00.000Z`,
    ...(status === 'PAID' && { paidAt: `${issueDate}T12:00:00.000Z` }),
  };
}
