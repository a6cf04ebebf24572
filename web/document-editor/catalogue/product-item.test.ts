import { expect, it } from 'vitest';
import type { Product } from '#shared/product/schema.ts';
import { itemFromProduct } from './product-item.ts';

const product: Product = {
  id: 'p-1',
  shortDescription: 'Logo design',
  detailedDescription: 'A logo in three sizes',
  price: 450.5,
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
};

it('becomes a line with its texts, its price as the rate and the picked quantity', () => {
  const { key, ...item } = itemFromProduct({ product, quantity: 3, pricedIn: 'CAD' });
  expect(item).toEqual({
    pricedIn: 'CAD',
    name: 'Logo design',
    description: 'A logo in three sizes',
    quantity: 3,
    unit: '',
    rate: 450.5,
  });
  expect(key).not.toBe(itemFromProduct({ product, quantity: 3, pricedIn: 'CAD' }).key);
});

it('has the unit of its product', () => {
  expect(itemFromProduct({ product: { ...product, unit: 'h' }, quantity: 1, pricedIn: 'CAD' }).unit).toBe('h');
});

it('keeps how the product is taxed', () => {
  const taxed = { ...product, taxTreatment: 'noPst', supplyCategory: 'goods' } as const;
  expect(itemFromProduct({ product: taxed, quantity: 1, pricedIn: 'CAD' })).toMatchObject({
    taxTreatment: 'noPst',
    supplyCategory: 'goods',
  });
});

it.each<[what: string, damaged: Record<string, unknown>, item: object]>([
  ['Product for a missing name', { shortDescription: undefined }, { name: 'Product' }],
  ['Product for an empty name', { shortDescription: ' ' }, { name: 'Product' }],
  ['nothing for a missing description', { detailedDescription: undefined }, { description: '' }],
  ['0 for a price that is not a number', { price: 'free' }, { rate: 0 }],
  ['0 for a missing price', { price: undefined }, { rate: 0 }],
  ['0 for a price below 0', { price: -1 }, { rate: 0 }],
  ['a number given as text', { price: '12.50' }, { rate: 12.5 }],
])('tolerates %s', (_, damaged, item) => {
  expect(itemFromProduct({ product: { ...product, ...damaged }, quantity: 1, pricedIn: 'CAD' })).toMatchObject(item);
});
