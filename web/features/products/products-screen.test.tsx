import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import ProductsScreen from './products-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const BARE = [
  {
    id: 'p',
    shortDescription: 'Bare product',
    detailedDescription: 'From a bare list',
    price: 5,
    createdAt: '2026-01-05T10:00:00Z',
    version: 1,
  },
];

it('offers a retry when the list cannot be loaded, and accepts a plain array', async () => {
  answerCalls({ 'GET /products': new AppError('FORBIDDEN', 'x') });
  renderFor({ status: 'authenticated', user: aUser() }, <ProductsScreen />, '/products');
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Oops! Something went wrong');
  expect(textContent).toContain("We couldn't load your products");
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to fetch products');
  answerCalls({ 'GET /products': BARE as never });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Bare product')).toBeTruthy();
  expect(screen.getByText('Showing 1 to 1 of 1 product')).toBeTruthy();
});

it('removes a product that was already deleted in another window', async () => {
  let products = BARE;
  answerCalls({
    'GET /products': () => products as never,
    'DELETE /products/{id}': () => {
      products = [];
      throw new AppError('NOT_FOUND', 'Product not found');
    },
  });
  renderFor({ status: 'authenticated', user: aUser() }, <ProductsScreen />, '/products');
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Bare product' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Product' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Product deleted successfully'));
  expect(screen.queryByText('From a bare list')).toBeNull();
});
