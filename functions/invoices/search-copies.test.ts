import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/data/invoice-record.ts';
import { searchCopyKey } from '#functions/data/invoice-search.ts';
import type { Key } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import { remove } from '#functions/data/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { keptFiles } from '#test/support/kept-files.ts';
import { searchBench, wanting } from '#test/support/search-bench.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let table: Table;
beforeAll(async () => {
  table = await emulatedTable();
});

describe('with a copy', () => {
  let bench: ReturnType<typeof searchBench>;
  let search: ReturnType<typeof bench.aSearch>;
  let [one, other]: InvoiceRecord[] = [];
  const key = () => searchCopyKey(bench.businessId);
  const finds = async (by = search) => expect(await by(bench.businessId, wanting())).toEqual(await bench.expected());
  beforeEach(async () => {
    bench = searchBench(table);
    search = bench.aSearch();
    one = await bench.aWriter().create();
    other = await bench.aWriter().create();
    bench.wait(10 * MINUTE);
    await finds();
  });

  it('a function that just started reads its file, and one that is warm reads nothing but the changes', async () => {
    bench.files.get = () => Promise.reject(new Error('not to be read'));
    await bench.aWriter().change(one as InvoiceRecord, { billingName: 'Other' });
    await finds();
    expect(bench.seen.passes).toBe(1);
  });

  it.each([0, 4 * MINUTE])('a change that is written after the pass counts, begun %d ms before', async (before) => {
    bench.files.kept.clear();
    bench.seen.betweenReadAndPacking = async () => {
      bench.seen.betweenReadAndPacking = async () => {};
      await bench.aWriter(-before).create();
      await bench.aWriter(-before).remove(one as InvoiceRecord);
    };
    const first = bench.aSearch();
    await first(bench.businessId, wanting());
    await finds(first);
    await finds(bench.aSearch());
    bench.wait(3 * DAY);
    await finds(first);
    expect(bench.seen.passes).toBe(2);
  });

  it('the newest version counts, though its clock is behind and the copy begins between the two', async () => {
    await bench.aWriter().create();
    // The copy of a search five minutes from now begins here.
    const changed = await bench.aWriter(1_000).change(one as InvoiceRecord, { billingName: 'Newer' });
    await bench.aWriter(-1_000).remove(changed);
    bench.wait(5 * MINUTE);
    bench.files.kept.clear();
    const cold = bench.aSearch();
    await finds(cold);
    await bench.aWriter().change(other as InvoiceRecord, { billingName: 'Changed' });
    await finds(cold);
    await finds();
  });

  it('many changes are packed into a new one without a pass, and only those that are surely committed', async () => {
    const packed = bench.files.kept.get(key());
    for (let left = 5; left > 0; left -= 1) await bench.aWriter().create();
    await finds();
    expect(bench.files.kept.get(key())).toBe(packed);
    bench.wait(6 * MINUTE);
    await finds();
    expect(bench.files.kept.get(key())).not.toBe(packed);
    await finds(bench.aSearch());
    expect(bench.seen.passes).toBe(1);
  });

  it('it is renewed after a week, and not used after a month, when changes may be forgotten', async () => {
    const packed = bench.files.kept.get(key());
    bench.wait(8 * DAY);
    await finds();
    expect(bench.files.kept.get(key())).not.toBe(packed);
    bench.wait(31 * DAY);
    await finds();
    await finds(bench.aSearch());
    expect(bench.seen.passes).toBe(2);
  });

  it('one that is older than what others made meanwhile is as good', async () => {
    const packed = bench.files.kept.get(key()) as Uint8Array;
    for (let left = 6; left > 0; left -= 1) await bench.aWriter().create();
    await bench.aWriter().remove(one as InvoiceRecord);
    bench.wait(6 * MINUTE);
    await finds();
    bench.files.kept.set(key(), packed);
    await finds(bench.aSearch());
  });

  it('functions that make it at once do not disturb each other', async () => {
    bench.files.kept.clear();
    const searches = Array.from({ length: 4 }, () => bench.aSearch());
    await Promise.all(searches.map(finds));
    await bench.aWriter().create();
    await Promise.all([...searches, bench.aSearch()].map(finds));
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['something else', new TextEncoder().encode('<html>')],
    ['its beginning', null],
  ])('it is made anew where its file holds %s', async (_, bytes) => {
    const packed = bench.files.kept.get(key()) as Uint8Array;
    bench.files.kept.set(key(), bytes ?? packed.subarray(0, packed.length - 3));
    await finds(bench.aSearch());
    await finds(bench.aSearch());
    expect(bench.seen.passes).toBe(2);
  });

  it('a search finds what there is when files can be neither read nor kept', async () => {
    const down = () => Promise.reject(new Error('S3 is down'));
    const cold = bench.aSearch({ ...keptFiles(), get: down, put: down });
    await finds(cold);
    await finds(cold);
    expect(bench.seen.passes).toBe(2);
  });

  it('it is made anew when it is not what the invoices are, while nothing changes', async () => {
    await bench.aWriter().create();
    const pk = `BUSINESS#${bench.businessId}`;
    const noted = await table.query<Key>({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': 'TEXT_CHANGE#' },
    });
    await table.transact(Object.fromEntries(noted.map(({ sk }) => [sk, remove({ pk, sk })])));
    await finds();
    await finds(bench.aSearch());
    expect(bench.seen.passes).toBe(2);
  });

  it('another business finds its own alone', async () => {
    const neighbour = searchBench(table);
    for (let left = 2; left > 0; left -= 1) await neighbour.aWriter().create();
    expect(await search(neighbour.businessId, wanting())).toEqual(await neighbour.expected());
    await finds(bench.aSearch());
    expect(bench.files.kept.size).toBe(2);
  });
});

it('keeps no copy of a small business', async () => {
  const bench = searchBench(table);
  await bench.aWriter().create();
  expect(await bench.aSearch()(bench.businessId, wanting())).toHaveLength(1);
  expect(bench.files.kept.size).toBe(0);
});
