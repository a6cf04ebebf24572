import { beforeAll, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/data/invoice-record.ts';
import type { Table } from '#functions/data/table.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { searchBench, wanting } from '#test/support/search-bench.ts';

const MINUTE = 60_000;

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

/** The same numbers in every run for a seed. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return { below: (limit: number) => Math.floor(next() * limit) };
}

const NAMES = ['Harbour', 'Finch', 'Café Léger', 'Zeppelin'];
const DAYS = ['2026-01-31', '2026-02-01', '2026-02-02', '2026-03-01'];

it.each([1, 2, 3, 4])(
  'whatever happens, searches find what a pass finds, after one pass (%d)',
  async (seed) => {
    const bench = searchBench(table);
    const { below } = randomFrom(seed);
    const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
    const warm = [bench.aSearch(), bench.aSearch()];
    const invoices: InvoiceRecord[] = [await bench.aWriter().create(), await bench.aWriter().create()];
    const change = async () => {
      // Functions whose clocks differ by up to a minute.
      const writer = bench.aWriter(below(MINUTE) - MINUTE / 2);
      const index = below(invoices.length);
      const [invoice] = invoices.slice(index);
      const kind = below(6);
      if (!invoice || kind === 0)
        invoices.push(await writer.create({ billingName: oneOf(NAMES), issueDate: oneOf(DAYS) }));
      else if (kind === 1 && invoices.length > 2)
        await writer.remove(...(invoices.splice(index, 1) as [InvoiceRecord]));
      else if (kind === 2) invoices[index] = await writer.change(invoice, { issueDate: oneOf(DAYS) });
      else if (kind === 3) invoices[index] = await writer.change(invoice, { status: oneOf(INVOICE_STATUSES) });
      else invoices[index] = await writer.change(invoice, { billingName: oneOf(NAMES) });
    };
    for (let step = 0; step < 80; step += 1) {
      for (let changes = below(4); changes > 0; changes -= 1) await change();
      const wanted = {
        text: oneOf(['', 'har', 'LEGER', 'n']),
        ...(below(2) && { from: oneOf(DAYS), to: oneOf(DAYS) }),
        ...(below(2) && { statuses: [oneOf(INVOICE_STATUSES), oneOf(INVOICE_STATUSES)] }),
      };
      const search = below(3) ? oneOf(warm) : bench.aSearch();
      expect(await search(bench.businessId, wanting(wanted))).toEqual(await bench.expected(wanted));
      bench.wait(below(3) ? below(2 * MINUTE) : 0);
    }
    expect(bench.seen.passes).toBe(1);
  },
  120_000,
);
