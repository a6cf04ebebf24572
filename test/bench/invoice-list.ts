import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#functions/data/table/ids.ts';
import { counterWrites } from '#functions/domain/invoice/invoice-counters.ts';
import { toRow } from '#functions/domain/invoice/invoice-row.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { listInvoices } from '#functions/invoices/list.ts';
import { invoiceListIn } from '#functions/invoices/list-store.ts';
import { readStats } from '#functions/invoices/stats.ts';
import type { InvoiceListQuery } from '#shared/invoice/schema.ts';
import { anInvoice } from './an-invoice.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, because, type Figure, medianMs } from './figure.ts';
import { benchInvoiceSearch } from './invoice-search.ts';

const MANY = 100_000;
const SOME = 10_000;

/** The list of a business with 100,000 invoices over five years, and searches in 10,000 and 100,000. */
export async function benchInvoiceList(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    // Real ids: reads are billed by size.
    const [many, some] = [newId(), newId()];
    await fill(counting, many, MANY);
    await fill(counting, some, SOME);
    const store = invoiceListIn(counting.table, many);
    const stats = { store, businesses: businessesIn(counting.table) };
    const list = (query: InvoiceListQuery) => () => listInvoices(store, query);
    const middle = { startDate: '2023-03-10', endDate: '2025-02-20', page: 1234, limit: 10 };
    const readBusinessStats = () => readStats(stats, many, new Date('2026-01-01'));
    const page: Budget = { units: 5, requests: 3, ms: 40 };
    return [
      ...(await costs(counting, 'list, first page of 100,000', list({}), page)),
      ...(await costs(counting, 'list, page 5,000 of 100,000', list({ page: 5000 }), page)),
      ...(await costs(counting, 'list, page 1,234 of a date range', list(middle), page)),
      ...(await costs(counting, 'list, page 700 of a status', list({ status: 'PAID', page: 700 }), page)),
      ...because(
        'the counters are one unit; half a unit more reads the time zone on each call, as a remembered one could be outdated',
        await costs(counting, 'statistics', readBusinessStats, { units: 1.5 }),
      ),
      ...(await benchInvoiceSearch(counting, { some, many })),
    ];
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Budget = { units: number; requests?: number; ms?: number };

async function costs(
  counting: CountingTable,
  name: string,
  work: () => Promise<unknown>,
  budget: Budget,
): Promise<Figure[]> {
  const { units, requests } = await counting.costOf(work);
  return [
    atMost(name, units, budget.units, 'read units'),
    ...(budget.requests ? [atMost(name, requests, budget.requests, 'requests')] : []),
    ...(budget.ms ? [atMost(name, await medianMs(9, work), budget.ms, 'ms')] : []),
  ];
}

/** Writes rows, search items and counters as if the invoices were created one by one. */
async function fill(counting: CountingTable, businessId: string, count: number): Promise<void> {
  const counters = new Map<string, Record<string, number>>();
  const items = function* () {
    for (let index = 0; index < count; index += 1) {
      const invoice = anInvoice(businessId, index);
      yield toRow(invoice);
      for (const { Put, Update } of Object.values(counterWrites(null, invoice))) {
        if (Put?.Item) yield Put.Item;
        addUp(counters, Update);
      }
    }
  };
  await counting.fill(items());
  await counting.fill([...counters].map(([sk, numbers]) => ({ pk: `BUSINESS#${businessId}`, sk, ...numbers })));
}

type Addition = NonNullable<ReturnType<typeof counterWrites>[string]['Update']>;

function addUp(counters: Map<string, Record<string, number>>, update: Addition | undefined): void {
  if (!update) return;
  const { Key, ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = update;
  const item = counters.get(String(Key?.sk)) ?? {};
  Object.values(names).forEach((name, index) => {
    item[name] = (item[name] ?? 0) + Number(values[`:a${index}`]);
  });
  counters.set(String(Key?.sk), item);
}
