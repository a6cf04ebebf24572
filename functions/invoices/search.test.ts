import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { addDays } from '#shared/calendar-day.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { type InvoiceListStore, invoiceListIn } from './list-store.ts';
import { evenRanges, searchInvoices } from './search.ts';

const EVERYTHING = { from: '0000-00-00', to: '9999-99-99', text: '' };
const AT = '2026-03-01T12:00:00.000Z';

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

/** Seeded pseudo-random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { below: (limit: number) => Math.floor(next() * limit) };
}

/** The invoice list of a new business. */
async function aListOf(invoices: readonly Partial<InvoiceRecord>[]): Promise<InvoiceListStore> {
  const businessId = newId();
  for (const fields of invoices) {
    const id = newId();
    const invoice: InvoiceRecord = {
      ...{ id, businessId, invoiceNumber: id, billingName: 'Café Léger', items: [], totalCents: 100, version: 1 },
      ...{ status: 'SENT', issueDate: '2026-03-01', dueDate: '2026-03-31', currency: 'CAD', paymentMethod: 'card' },
      ...{ movements: [], createdAt: AT, updatedAt: AT },
      ...fields,
    };
    await invoicesIn(table).create(invoice, { at: AT, type: 'CREATED' });
  }
  return invoiceListIn(table, businessId);
}

const DAYS = { 'months without any': 900, 'one huge month': 20, 'one huge day': 1 };
const NAMES = ['Harbour', 'Finch', 'Café Léger', 'Zeppelin'];

describe.each(Object.entries(DAYS))('in parallel ranges, with %s', (_, days) => {
  it.each([1, 2])('finds the same as a single read, in the same order (%d)', async (seed) => {
    const { below } = randomFrom(seed);
    const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
    const aDay = () => addDays('2024-01-01', below(days));
    const invoices = Array.from({ length: 60 }, () => ({
      billingName: oneOf(NAMES),
      status: oneOf(INVOICE_STATUSES),
      issueDate: aDay(),
    }));
    const store = await aListOf([...invoices, { issueDate: '2019-06-30' }, { issueDate: '2031-01-01' }]);
    for (let search = 0; search < 20; search += 1) {
      const wanted = {
        ...EVERYTHING,
        text: oneOf(['', 'har', 'LEGER', 'n']),
        ...(below(2) && { from: aDay(), to: aDay() }),
        ...(below(2) && { statuses: [oneOf(INVOICE_STATUSES), oneOf(INVOICE_STATUSES)] }),
      };
      const expected = await searchInvoices(store, wanted, Number.POSITIVE_INFINITY);
      expect(await searchInvoices(store, wanted, 1 + below(20))).toEqual(expected);
    }
    expect(await searchInvoices(store, EVERYTHING, 7)).toHaveLength(62);
  });
});

it('finds nothing where the period ends before it begins, or the business has no invoices', async () => {
  const store = await aListOf([]);
  expect(await searchInvoices(store, EVERYTHING)).toEqual([]);
  expect(await searchInvoices(store, { ...EVERYTHING, from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
});

it('reads up to 10,000 invoices in one range, and more in even ranges', async () => {
  const ranges = async (perDay: number) => {
    const read: { from: string; to: string }[] = [];
    const many = {
      countByDay: async () => ['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01'].map((day) => [day, perDay]),
      listSearchItems: async (range: { from: string; to: string }) => {
        read.push(range);
        return [];
      },
    } as Pick<InvoiceListStore, 'countByDay' | 'listSearchItems'>;
    await searchInvoices(many, EVERYTHING);
    return read;
  };
  const { from, to } = EVERYTHING;
  expect(await ranges(2_500)).toEqual([{ from, to }]);
  expect(await ranges(5_000)).toEqual([
    { from: '2026-03-03', to },
    { from, to: '2026-03-02' },
  ]);
});

it('keeps ranges even around days of different sizes', () => {
  const days: [string, number][] = [
    ['2026-03-09', 1],
    ['2026-03-08', 1],
    ['2026-03-07', 30],
    ['2026-03-01', 1],
    ['2026-02-01', 10],
  ];
  expect(evenRanges({ from: '2026-01-01', to: '2026-03-09' }, days, 10)).toEqual([
    { from: '2026-03-02', to: '2026-03-09' },
    { from: '2026-01-01', to: '2026-03-01' },
  ]);
});
