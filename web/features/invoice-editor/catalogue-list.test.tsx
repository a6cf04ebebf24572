import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  CATALOGUE,
  dialog,
  givenNoDraft,
  openCatalogue,
  type ProductsCall,
  product,
  row,
  serve,
} from '#test/support/screens/catalogue-harness.tsx';
import { answer } from '#test/support/screens/editor-harness.tsx';
import { passTime } from '#test/support/screens/time-harness.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

givenNoDraft();

describe('the list', () => {
  it('searches half a second after the last key', async () => {
    await openCatalogue();
    await row('Logo');
    const searches = () => callsOf('GET /products').map(({ query }) => query?.search);
    vi.useFakeTimers();
    fireEvent.change(dialog().getByPlaceholderText('Search products...'), { target: { value: 'dom' } });
    await passTime(499);
    expect(searches()).not.toContain('dom');
    await passTime(2);
    expect(searches().at(-1)).toBe('dom');
  });

  it('loads every product, page by page', async () => {
    const user = await openCatalogue(serve(Array.from({ length: 60 }, (_, index) => product(`Product ${index}`, 1))));
    await row('Product 0');
    await user.click(dialog().getByRole('button', { name: 'Show more' }));
    await row('Product 49');
    await user.click(dialog().getByRole('button', { name: 'Show more' }));
    await row('Product 59');
    expect(dialog().getAllByRole('listitem')).toHaveLength(60);
    expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('links to the products page when the catalogue is empty', async () => {
    await openCatalogue(serve([]));
    await dialog().findByText('No products found');
    expect(dialog().getByRole('link', { name: 'Go to Products Page' }).getAttribute('href')).toBe('/products');
  });

  it('says that nothing matches, and clears the search', async () => {
    const user = await openCatalogue();
    await row('Logo');
    const box = dialog().getByPlaceholderText<HTMLInputElement>('Search products...');
    await user.type(box, 'zzz{Enter}');
    const nothing = within(await dialog().findByText('No products found matching your search').then(parentOf));
    await user.click(nothing.getByRole('button', { name: 'Clear search' }));
    await row('Logo');
    expect(box.value).toBe('');
  });

  it('says when it cannot be loaded, and retries', async () => {
    const user = await openCatalogue(() => Promise.reject(new AppError('UNEXPECTED', [])));
    await dialog().findByText('Failed to load products. Please try again.');
    answer({ 'GET /products': serve(CATALOGUE) });
    await user.click(dialog().getByRole('button', { name: 'Try Again' }));
    await row('Logo');
    expect(dialog().queryByText('Failed to load products. Please try again.')).toBeNull();
  });

  it('keeps the loaded products when a further page fails', async () => {
    const products = Array.from({ length: 30 }, (_, index) => product(`Product ${index}`, 1));
    const first = (asked: ProductsCall) =>
      asked.query?.page === 1 ? serve(products)(asked) : Promise.reject(new AppError('UNEXPECTED', []));
    const user = await openCatalogue(first);
    await row('Product 0');
    await user.click(dialog().getByRole('button', { name: 'Show more' }));
    await dialog().findByText('Failed to load products. Please try again.');
    await row('Product 24');
    answer({ 'GET /products': serve(products) });
    await user.click(dialog().getByRole('button', { name: 'Try Again' }));
    await row('Product 29');
  });

  it('reads a bare list of products', async () => {
    // Spec 2 §3 also allows a bare list, which the registry does not declare.
    await openCatalogue((() => CATALOGUE) as never);
    await row('Domain');
  });
});

const parentOf = (element: HTMLElement) => element.parentElement as HTMLElement;
