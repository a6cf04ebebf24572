import { describe, expect, it } from 'vitest';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { businessItems } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import { openTable } from '#functions/data/table/table.ts';
import type { FiledDocument, Filing } from '#shared/reports/filing.ts';
import { MAX_REPORT_ENTRIES } from '#shared/reports/limits.ts';
import { aTable } from '#test/support/table-harness.ts';
import { filingsIn } from './filings.ts';

const QUARTER = { from: '2026-07-01', to: '2026-09-30' };
const LINES = ['90', '91', '101', '103', '105'];

const aFiling = (changes: Partial<Filing> = {}): Filing => ({
  ...{ id: newListId(new Date()), account: 'GST_HST', ...QUARTER, lines: { '103': 650 }, claimedCents: 100 },
  ...{ filedAt: '2026-10-12T15:00:00.000Z', by: 'Ann Roy' },
  ...changes,
});

/** As long as documents get. */
const documents = Array.from(
  { length: MAX_REPORT_ENTRIES },
  (_, index): FiledDocument => ({
    ...{ kind: 'sale', on: '2026-07-14', invoiceId: newId(), invoiceNumber: `INV-${index}-${newId()}` },
    lines: Object.fromEntries(LINES.map((line) => [line, Math.floor(Math.random() * 100_000_000)])),
  }),
);

async function anEmptyTable() {
  const { name, client } = await aTable();
  const table = openTable(name, client);
  return { table, open: filingsIn(table, 'business') };
}

describe('filed periods', () => {
  it('keep every document of the largest period, and leave nothing behind', async () => {
    const { table, open } = await anEmptyTable();
    const filing = aFiling();
    expect(await open.add(filing, { documents, revision: undefined })).toBe(true);
    const stored = await open.find(filing.id);
    expect(stored).toEqual({ ...filing, parts: 5 });
    expect(await open.list()).toEqual([stored]);
    expect(stored && (await open.documentsOf(stored))).toEqual(documents);
    expect(stored && (await open.remove(stored))).toBe(true);
    expect(stored && (await open.remove(stored))).toBe(false);
    const left = await table.query<{ sk: string }>(startingWith(businessItems('business')));
    expect(left.map(({ sk }) => sk)).toEqual(['FILING_LOCK#GST_HST']);
  });

  it('are listed last filed first, and belong to a business', async () => {
    const { table, open } = await anEmptyTable();
    const [first, second] = [
      aFiling({ id: newListId(new Date(1)) }),
      aFiling({ id: newListId(new Date(2)), account: 'QST' }),
    ];
    await open.add(second, { documents: [], revision: undefined });
    await open.add(first, { documents: [], revision: await open.revisionOf('GST_HST') });
    expect((await open.list()).map(({ account }) => account)).toEqual(['QST', 'GST_HST']);
    const other = filingsIn(table, 'other');
    expect([await other.list(), await other.find(first.id)]).toEqual([[], undefined]);
  });

  it('are not added if the account was filed meanwhile, of which nothing is written', async () => {
    const { open } = await anEmptyTable();
    const revision = await open.revisionOf('PST_BC');
    const account = 'PST_BC';
    expect(await open.add(aFiling({ account }), { documents, revision })).toBe(true);
    const late = aFiling({ account });
    expect(await open.add(late, { documents, revision })).toBe(false);
    expect(await open.find(late.id)).toBeUndefined();
    expect(await open.documentsOf({ id: late.id, parts: 1 })).toEqual([]);
  });
});
