import { expect, it } from 'vitest';
import type { Product } from '#shared/product/schema.ts';
import { toProductPage } from './product-page.ts';

const product: Product = {
  id: 'p1',
  shortDescription: 'Logo design',
  detailedDescription: 'A logo in three variants',
  price: 450,
  createdAt: '2026-01-05T10:00:00Z',
  version: 1,
};

it('reads a page with its metadata, with or without the number of pages', () => {
  const meta = { total: 21, page: 2, limit: 10 };
  const expected = { products: [product], meta: { ...meta, totalPages: 3 } };
  expect(toProductPage({ products: [product], meta })).toEqual(expected);
  expect(toProductPage({ products: [product], meta: { ...meta, totalPages: 3 } })).toEqual(expected);
});

it('reads a bare list as one page with limit 10', () => {
  const products = Array.from({ length: 12 }, () => product);
  expect(toProductPage(products)).toEqual({ products, meta: { total: 12, page: 1, limit: 10, totalPages: 1 } });
});
