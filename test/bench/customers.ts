import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCustomers } from '#functions/customers/customers.ts';
import { searchCustomers } from '#functions/customers/search.ts';
import { newListId } from '#functions/data/table/ids.ts';
import { startingWith } from '#functions/data/table/query.ts';
import { type CustomerList, customersIn } from '#functions/domain/people/customers.ts';
import type { CustomerInput } from '#shared/customer/schema.ts';
import { CUSTOMER_SORTS } from '#shared/customer/sorts.ts';
import { type CountingTable, openCountingTable } from './counting-table.ts';
import { atMost, because, type Figure, medianMs, medianRatio } from './figure.ts';

const COUNT = 10_000;
/** Among the most expensive pages, since the list is read from the nearer end. */
const MIDDLE = 500;
const LAST = COUNT / 10;

/** A customer is 383 bytes, since each of its three sort keys ends with its id: equal names need a fixed order. */
const WHY_FIFTH = 'fifty customers of 383 bytes are five units, and their count is one';
const WHY_MIDDLE = 'skips 5,000 customers of 383 bytes; no list has a link to it';
const WHY_ALL = 'reads 10,000 customers of 383 bytes in full';

/** A business with 10,000 customers: the pages people open, the most expensive page, and both searches. */
export async function benchCustomers(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    const customers = customersIn(counting.table, 'many');
    await fill(counting, customers);
    const figures: Figure[] = [];
    for (const sortBy of CUSTOMER_SORTS) {
      for (const page of [1, 5, LAST]) {
        const read = () => listCustomers(customers, { sortBy, page });
        const budget = page === 5 ? { units: 6, why: WHY_FIFTH } : { units: 5 };
        const work = `customers by ${sortBy}, page ${page}`;
        figures.push(...(await costs(counting, { work, read, ms: 40, ...budget })));
      }
    }
    const middle = () => listCustomers(customers, { sortBy: 'name', page: MIDDLE });
    const found = () => listCustomers(customers, { sortBy: 'name', search: 'customer 77' });
    const picked = () => searchCustomers(customers, { query: 'customer 77' });
    return [
      ...figures,
      ...(await largeReads(counting, [
        { work: `customers by name, page ${MIDDLE}`, read: middle, units: 485, times: 0.8, why: WHY_MIDDLE },
        { work: 'customers, search', read: found, units: 990, times: 1.1, why: WHY_ALL },
        { work: 'customers, picker', read: picked, units: 990, times: 1.1, why: WHY_ALL },
      ])),
    ];
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Work = { work: string; read: () => Promise<unknown>; units: number; ms: number; why?: string };

async function costs(counting: CountingTable, { work, read, units, ms, why }: Work): Promise<Figure[]> {
  const cost = await counting.costOf(read);
  return because(why, [atMost(work, cost.units, units, 'read units'), atMost(work, await medianMs(9, read), ms, 'ms')]);
}

type LargeRead = Omit<Work, 'ms'> & { times: number };

/** Reads of a large part of the list, by how long they take against a plain query for all of it. */
async function largeReads(counting: CountingTable, reads: readonly LargeRead[]): Promise<Figure[]> {
  const peer = () => counting.table.query(startingWith({ pk: 'BUSINESS#many', sk: 'CUSTOMER#' }));
  const figures: Figure[] = [];
  for (const { work, read, units, times, why } of reads) {
    const { units: used } = await counting.costOf(read);
    const ratio = await medianRatio(7, { work: read, peer });
    figures.push(
      ...because(why, [
        atMost(work, used, units, 'read units'),
        atMost(work, ratio, times, 'times a plain read of all'),
      ]),
    );
  }
  return figures;
}

/** Writes the customers and their count as if added one by one. */
async function fill(counting: CountingTable, customers: CustomerList): Promise<void> {
  const items = Array.from({ length: COUNT }, (_, index) => {
    const added = new Date(Date.parse('2026-01-01T00:00:00.000Z') + index * 60_000);
    return customers.addition(newListId(added), aCustomer(index)).record.Put?.Item ?? {};
  });
  await counting.fill(items);
  await counting.fill([{ pk: 'BUSINESS#many', sk: 'COUNT#CUSTOMER', total: COUNT }]);
}

function aCustomer(index: number): CustomerInput {
  // Names in a different order than creation.
  const number = (index * 7919) % COUNT;
  return {
    name: `Customer ${number} of Somewhere`,
    email: `customer${number}@somewhere.example.com`,
    phone: `+1 403 555 ${String(number).padStart(4, '0')}`,
    address: `${number} Centre Street North`,
    city: ['Calgary', 'Montréal', 'Toronto', 'Saint John'][number % 4] ?? '',
    state: 'AB',
    zip: 'T2E 2P8',
    country: 'Canada',
  };
}
