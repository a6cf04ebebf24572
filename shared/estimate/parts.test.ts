import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsIn, freeSpans, invoicedOf, type Span, takenSpans, widthOf } from './parts.ts';

const part = (share?: number, lines?: number[]) => ({ id: 'i', invoiceNumber: 'INV-1', ...{ share, lines } });

describe('what is left', () => {
  it.each([
    ['of one that was not invoiced', undefined, { isWhole: false }],
    ['after 30 and 20 percent', [part(30), part(20)], { isWhole: false, by: 'share', leftPercent: 50 }],
    ['after thirds', [part(33.33), part(33.33), part(33.34)], { isWhole: true, by: 'share', leftPercent: 0 }],
    ['after a line of three', [part(undefined, [2])], { isWhole: false, by: 'lines', leftLines: [0, 3] }],
    ['after all lines', [part(undefined, [0, 2]), part(undefined, [3])], { isWhole: true, by: 'lines', leftLines: [] }],
  ])('%s', (_, parts, expected) => {
    expect(invoicedOf(parts, [0, 2, 3])).toEqual(expected);
  });
});

describe('spans', () => {
  it('that a deleted invoice had are taken again', () => {
    const free = freeSpans([[3_000, 6_000]]);
    expect(free).toEqual([
      [0, 3_000],
      [6_000, 10_000],
    ]);
    expect(takenSpans(free, 5_000)).toEqual([
      [0, 3_000],
      [6_000, 8_000],
    ]);
    expect(takenSpans(free, 7_001)).toBeNull();
  });

  it('that make up the whole sum to the amount, whatever the shares and whichever are given back', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(10 ** 12), shares, fc.nat(19), (cents, wanted, dropped) => {
        let parts: Span[][] = [];
        const take = (share: number) => {
          const free = freeSpans(parts.flat());
          const spans = takenSpans(free, Math.min(share, widthOf(free)));
          if (spans?.length) parts.push(spans);
        };
        wanted.forEach(take);
        parts = parts.filter((_, index) => index !== dropped);
        take(10_000);
        expect(widthOf(parts.flat())).toBe(10_000);
        expect(parts.reduce((sum, spans) => sum + centsIn(spans, cents), 0)).toBe(cents);
        for (const spans of parts) expect(centsIn(spans, cents)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
