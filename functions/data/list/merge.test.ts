import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeStarts } from './merge.ts';

const ascending = (a: number, b: number) => a - b;

/** Sorted parts of a list; `read` is how many records were read of each. */
function parted(parts: readonly (readonly number[])[]) {
  const read = parts.map(() => 0);
  const reads = parts.map((part, index) => async (limit: number | undefined) => {
    const start = part.toSorted(ascending).slice(0, limit);
    read[index] = (read[index] ?? 0) + start.length;
    return start;
  });
  return { read, merge: (limit?: number) => mergeStarts(reads, ascending, limit) };
}

/** The records 0 to `count` in sixteen parts, as `partOf` places them. */
function placed(count: number, partOf: (record: number) => number) {
  const parts = Array.from({ length: 16 }, (): number[] => []);
  for (let record = 0; record < count; record += 1) parts[partOf(record)]?.push(record);
  return parted(parts);
}

describe('the start of a list in parts', () => {
  it('is that of the whole list, wherever its records are', async () => {
    const part = fc.array(fc.nat(50), { maxLength: 60, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 16 }), fc.nat(200), async (parts, limit) => {
        const all = parts.flat().toSorted(ascending);
        expect(await parted(parts).merge(limit)).toEqual(all.slice(0, limit));
        expect(await parted(parts).merge()).toEqual(all);
      }),
    );
  });

  it.each([10, 100, 10_000, 50_000])('of %d records is read with few more', async (limit) => {
    const { merge, read } = placed(100_000, (record) => ((record * 40_503) % 65_521) % 16);
    expect(await merge(limit)).toHaveLength(limit);
    expect(read.reduce((sum, count) => sum + count)).toBeLessThan(limit + 16 * (5 + 4 * Math.sqrt(limit / 16)));
  });

  it('is read again if the parts are too uneven', async () => {
    const first = placed(10_000, (record) => (record < 1_000 ? 3 : record % 16));
    expect(await first.merge(900)).toEqual(Array.from({ length: 900 }, (_, record) => record));
    const single = placed(1_000, () => 7);
    expect(await single.merge(600)).toEqual(Array.from({ length: 600 }, (_, record) => record));
    expect(single.read.map((count) => count > 0)).toEqual(Array.from({ length: 16 }, (_, part) => part === 7));
  });
});
