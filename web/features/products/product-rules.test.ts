import { describe, expect, it } from 'vitest';
import { problemsOf } from '#test/support/screens/form-rules-harness.ts';
import { typedNumber } from '#web/lib/numbers/read-number.ts';
import { PRICE_LIMITS, PRODUCT_RULES, type ProductForm, productForm } from './product-rules.ts';

const GOOD: ProductForm = {
  ...productForm(undefined),
  shortDescription: 'Logo',
  detailedDescription: 'A logo in three variants',
  price: 450,
};

it('finds nothing wrong with a complete product', async () => {
  expect(await problemsOf(PRODUCT_RULES, GOOD)).toEqual({});
});

describe.each<[keyof ProductForm, [string, string | undefined][]]>([
  [
    'shortDescription',
    [
      ['', 'Short description is required'],
      ['   ', 'Short description is required'],
      ['ab', 'Short description must be at least 3 characters'],
      [' ab ', 'Short description must be at least 3 characters'],
      ['abc', undefined],
      ['x'.repeat(100), undefined],
      ['x'.repeat(101), 'Short description must not exceed 100 characters'],
    ],
  ],
  [
    'detailedDescription',
    [
      ['', 'Detailed description is required'],
      ['x'.repeat(9), 'Detailed description must be at least 10 characters'],
      ['x'.repeat(10), undefined],
      ['x'.repeat(1000), undefined],
      ['x'.repeat(1001), 'Detailed description must not exceed 1000 characters'],
    ],
  ],
  [
    'price',
    [
      ['', 'Price is required'],
      ['abc', 'Price must be a positive number'],
      ['-1', 'Price must be a positive number'],
      ['0', undefined],
      ['0.5', undefined],
      ['.75', undefined],
      ['19.99', undefined],
      ['19.999', 'Price can have at most 2 decimal places'],
      ['12.3456', 'Price can have at most 2 decimal places'],
      ['1e3', 'Price must be a positive number'],
      ['12,50', undefined],
      ['1 234,50', undefined],
      ['85*2', undefined],
    ],
  ],
  [
    'unit',
    [
      ['', undefined],
      ['x'.repeat(20), undefined],
      ['x'.repeat(21), 'Unit must be at most 20 characters'],
    ],
  ],
])('%s', (field, cases) => {
  it.each(cases)('of "%s": %s', async (text, problem) => {
    const value = field === 'price' ? typedNumber(text, PRICE_LIMITS) : text;
    expect((await problemsOf(PRODUCT_RULES, { ...GOOD, [field]: value }))[field]).toBe(problem);
  });
});
