import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Product } from '#shared/product/schema.ts';
import type { CallOptions } from '#web/lib/api/call.ts';
import type { Answers } from './call-harness.ts';
import { answer, showEditor, tab } from './editor-harness.tsx';

/** Starts each test of a file without a draft, and restores the real clock afterwards. */
export function givenNoDraft(): void {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

export const product = (name: string, price: number): Product => ({
  id: name,
  shortDescription: name,
  detailedDescription: `About ${name}`,
  price,
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
});
export const CATALOGUE = [product('Logo', 450), product('Hosting', 20.5), product('Domain', 15)];

/** The options of a call for products. */
export type ProductsCall = CallOptions<'GET /products'>;

/** Responds like the server: a page of the products that contain the text. */
export const serve =
  (products: Product[]) =>
  ({ query: { page = 1, limit = 25, search = '' } = {} }: ProductsCall) => {
    const found = products.filter(({ shortDescription }) =>
      shortDescription.toLowerCase().includes(search.toLowerCase()),
    );
    const meta = { total: found.length, page, limit, totalPages: Math.ceil(found.length / limit) };
    return Promise.resolve({ products: found.slice((page - 1) * limit, page * limit), meta });
  };

/** Opens the editor and its catalogue. */
export async function openCatalogue(products: Answers['GET /products'] = serve(CATALOGUE)) {
  answer({ 'GET /products': products });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  await user.click(screen.getByRole('button', { name: 'Add from Product Catalog' }));
  await screen.findByRole('dialog', { name: 'Add Products to Invoice' });
  return user;
}

export const dialog = () => within(screen.getByRole('dialog', { name: 'Add Products to Invoice' }));

export const row = (name: string) => dialog().findByRole('button', { name: new RegExp(`^${name}`) });
