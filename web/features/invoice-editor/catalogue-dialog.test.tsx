// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { MAX_ITEMS } from '#shared/invoice/schema.ts';
import type { Product } from '#shared/product/schema.ts';
import { answer, callsOf, leaveDraft, line, showEditor, tab } from './editor-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const product = (name: string, price: number): Product => ({
  id: name,
  shortDescription: name,
  detailedDescription: `About ${name}`,
  price,
  createdAt: '2026-01-05T10:00:00.000Z',
});
const CATALOGUE = [product('Logo', 450), product('Hosting', 20.5), product('Domain', 15)];

type Asked = { query: { page: number; limit: number; search: string } };

/** Answers as the server does: what contains the text, a page of it. */
const serve =
  (products: Product[]) =>
  ({ query: { page, limit, search } }: Asked) => {
    const found = products.filter(({ shortDescription }) =>
      shortDescription.toLowerCase().includes(search.toLowerCase()),
    );
    const meta = { total: found.length, page, limit, totalPages: Math.ceil(found.length / limit) };
    return Promise.resolve({ products: found.slice((page - 1) * limit, page * limit), meta });
  };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openCatalogue(products: unknown = serve(CATALOGUE)) {
  answer({ 'GET /products': products });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  await user.click(screen.getByRole('button', { name: 'Add from Product Catalog' }));
  await screen.findByRole('dialog', { name: 'Add Products to Invoice' });
  return user;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Add Products to Invoice' }));
const row = (name: string) => dialog().findByRole('button', { name: new RegExp(`^${name}`) });
const add = () => dialog().getByRole('button', { name: /^Add/ });
const names = () =>
  screen
    .queryAllByRole('listitem', { name: /^Line \d+$/, hidden: true })
    .map((card) => within(card).getByLabelText<HTMLInputElement>('Short Description').value);

describe('picking', () => {
  it('counts what is picked, by a press and without it by another', async () => {
    const user = await openCatalogue();
    expect(add().hasAttribute('disabled')).toBe(true);
    await user.click(await row('Logo'));
    expect((await row('Logo')).getAttribute('aria-pressed')).toBe('true');
    expect((await row('Hosting')).getAttribute('aria-pressed')).toBe('false');
    expect(dialog().getByText('1 selected').closest('[role=status]')).not.toBeNull();
    expect(add().textContent).toBe('Add 1 Product');
    await user.click(await row('Hosting'));
    dialog().getByText('2 selected');
    expect(add().textContent).toBe('Add 2 Products');
    await user.click(await row('Logo'));
    dialog().getByText('1 selected');
  });

  it('changes the quantity, never below 1', async () => {
    const user = await openCatalogue();
    await user.click(await row('Logo'));
    const quantity = within(dialog().getByRole('group', { name: 'Quantity of Logo' }));
    const less = quantity.getByRole('button', { name: 'One less of Logo' });
    await user.click(less);
    expect(quantity.getByRole('status').textContent).toBe('1');
    await user.click(quantity.getByRole('button', { name: 'One more of Logo' }));
    await user.click(quantity.getByRole('button', { name: 'One more of Logo' }));
    await user.click(less);
    expect(quantity.getByRole('status').textContent).toBe('2');
    expect(document.activeElement).toBe(less);
  });

  it('is kept while something else is searched for', async () => {
    const user = await openCatalogue();
    await user.click(await row('Logo'));
    await user.type(dialog().getByPlaceholderText('Search products...'), 'host{Enter}');
    await waitFor(() => expect(dialog().queryByRole('button', { name: /^Logo/ })).toBeNull());
    dialog().getByText('1 selected');
  });
});

describe('adding', () => {
  it('adds one product at once, as the specification converts it, and closes', async () => {
    const user = await openCatalogue();
    await user.click(await row('Hosting'));
    await user.click(dialog().getByRole('button', { name: 'One more of Hosting' }));
    await user.click(add());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(line(1).getByLabelText<HTMLInputElement>('Short Description').value).toBe('Hosting');
    expect(line(1).getByLabelText<HTMLInputElement>(/Detailed Description/).value).toBe('About Hosting');
    expect(line(1).getByLabelText<HTMLInputElement>('Quantity').value).toBe('2');
    expect(line(1).getByLabelText<HTMLInputElement>('Rate').value).toBe('20.50');
    expect(line(1).getByText('Total').nextSibling?.textContent).toBe('41.00 CAD');
    screen.getByText('1 product was added');
    const opener = screen.getByRole('button', { name: 'Add from Product Catalog' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('adds several one by one, 300 ms apart, in the order of picking, and cannot be closed meanwhile', async () => {
    const user = await openCatalogue();
    await user.click(await row('Domain'));
    await user.click(await row('Logo'));
    await user.click(await row('Hosting'));
    vi.useFakeTimers();
    fireEvent.click(add());
    expect(names()).toEqual(['Domain']);
    await pass(299);
    expect(names()).toEqual(['Domain']);
    expect(dialog().getByRole('button', { name: 'Close' }).hasAttribute('disabled')).toBe(true);
    await pass(2);
    expect(names()).toEqual(['Domain', 'Logo']);
    await pass(300);
    expect(names()).toEqual(['Domain', 'Logo', 'Hosting']);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('3 products were added');
  });

  it('adds no more lines than an invoice can have', async () => {
    leaveDraft({ items: Array.from({ length: MAX_ITEMS - 1 }, () => ({ name: 'x', quantity: 1, rate: 1 })) });
    const user = await openCatalogue();
    await user.click(await row('Logo'));
    await user.click(await row('Domain'));
    expect(dialog().getByRole('alert').textContent).toBe('An invoice can have 200 lines: there is room for 1 more.');
    expect(add().hasAttribute('disabled')).toBe(true);
    await user.click(await row('Domain'));
    await user.click(add());
    await screen.findByText('An invoice can have 200 lines. This one is full.');
    for (const name of ['Add Blank Item', 'Add from Product Catalog']) {
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    }
  });
});

describe('the list', () => {
  it('is searched half a second after the last key', async () => {
    await openCatalogue();
    await row('Logo');
    vi.useFakeTimers();
    fireEvent.change(dialog().getByPlaceholderText('Search products...'), { target: { value: 'dom' } });
    await pass(499);
    expect(callsOf('GET /products')).toHaveLength(1);
    await pass(2);
    expect(callsOf('GET /products')).toMatchObject([{ query: { search: '' } }, { query: { search: 'dom' } }]);
  });

  it('reaches every product, page after page', async () => {
    const user = await openCatalogue(serve(Array.from({ length: 60 }, (_, index) => product(`Product ${index}`, 1))));
    await row('Product 0');
    await user.click(dialog().getByRole('button', { name: 'Show more' }));
    await row('Product 49');
    await user.click(dialog().getByRole('button', { name: 'Show more' }));
    await row('Product 59');
    expect(dialog().getAllByRole('listitem')).toHaveLength(60);
    expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leads to the products page when the catalogue is empty', async () => {
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

  it('says when it cannot be loaded, and loads it again', async () => {
    const user = await openCatalogue(() => Promise.reject(new AppError('UNEXPECTED', [])));
    await dialog().findByText('Failed to load products. Please try again.');
    answer({ 'GET /products': serve(CATALOGUE) });
    await user.click(dialog().getByRole('button', { name: 'Try Again' }));
    await row('Logo');
    expect(dialog().queryByText('Failed to load products. Please try again.')).toBeNull();
  });

  it('keeps what it has when a further page cannot be loaded', async () => {
    const products = Array.from({ length: 30 }, (_, index) => product(`Product ${index}`, 1));
    const first = (asked: Asked) =>
      asked.query.page === 1 ? serve(products)(asked) : Promise.reject(new AppError('UNEXPECTED', []));
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
    await openCatalogue(CATALOGUE);
    await row('Domain');
  });
});

const parentOf = (element: HTMLElement) => element.parentElement as HTMLElement;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
