import { listInvoices } from '#functions/invoices/list.ts';
import { invoiceListIn } from '#functions/invoices/list-store.ts';
import type { InvoiceListQuery } from '#shared/invoice/schema.ts';
import type { CountingTable } from './counting-table.ts';
import { atMost, type Figure, medianMs } from './figure.ts';

/** Searches and other orders in a business of 10,000 invoices and in one of 100,000. */
export async function benchInvoiceSearch(
  counting: CountingTable,
  { some, many }: { some: string; many: string },
): Promise<Figure[]> {
  const listIn = (businessId: string, query: InvoiceListQuery) => () =>
    listInvoices(invoiceListIn(counting.table, businessId), query);
  const search: InvoiceListQuery = { searchQuery: 'harbour 77' };
  const sort: InvoiceListQuery = { sortBy: 'billingName' };
  return [
    ...(await costs(counting, { name: 'search in 10,000', work: listIn(some, search), units: 360, ms: 200 })),
    ...(await costs(counting, { name: 'search in 100,000', work: listIn(many, search), units: 3_600, ms: 1_000 })),
    ...(await costs(counting, { name: 'sorted page of 10,000', work: listIn(some, sort), units: 370, ms: 250 })),
    ...(await costs(counting, { name: 'sorted page of 100,000', work: listIn(many, sort), units: 3_610, ms: 1_500 })),
  ];
}

type Cost = { name: string; work: () => Promise<unknown>; units: number; ms: number };

async function costs(counting: CountingTable, { name, work, units, ms }: Cost): Promise<Figure[]> {
  const cost = await counting.costOf(work);
  return [atMost(name, cost.units, units, 'read units'), atMost(name, await medianMs(9, work), ms, 'ms')];
}
