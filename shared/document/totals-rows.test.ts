import { describe, expect, it } from 'vitest';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import type { InvoiceTax } from './tax.ts';
import { totalsLabel } from './totals-rows.ts';

const PST: InvoiceTax = { code: 'PST_SK', ratePercent: 6, baseAmount: 300, amount: 18, rule: 'PST_SK 6%' };

describe('the label of a tax', () => {
  it.each([
    ['en', {}, 'PST (6%)'],
    ['en', { pricePercent: 30 }, 'PST (6% on 30% of the price)'],
    ['fr', { pricePercent: 30 }, 'TVP (6\u00a0% sur 30\u00a0% du prix)'],
  ] as const)('in %s with %j is %s', (language, changes, label) => {
    const row = { label: 'tax', cents: 1800, percent: 6, tax: { ...PST, ...changes } } as const;
    expect(totalsLabel(row, dictionaryFor({ language }))).toBe(label);
  });
});
