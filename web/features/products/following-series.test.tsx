import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Product } from '#shared/product/schema.ts';
import type { FollowingSeries } from '#shared/series/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import ProductsScreen from './products-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const LOGO: Product = {
  ...{ id: 'p1', shortDescription: 'Logo', detailedDescription: 'In three sizes', price: 450 },
  ...{ createdAt: '2026-01-05T10:00:00Z', version: 1 },
};
const TWO: FollowingSeries = {
  total: 2,
  series: [
    { id: 's1', billingName: 'Alma' },
    { id: 's2', billingName: 'Zed', nextDay: '2026-02-01' },
  ],
};

/** Shows the products, of which these series follow the one, and opens a dialog about it. */
async function open(what: 'Edit' | 'Delete', following: FollowingSeries | AppError) {
  answerCalls({
    'GET /products': { products: [LOGO], meta: { page: 1, limit: 10, total: 1, totalPages: 1 } },
    'GET /products/{id}/series': following,
    'PATCH /products/{id}': LOGO,
    'DELETE /products/{id}': undefined,
  });
  renderFor({ status: 'authenticated', user: aUser() }, <ProductsScreen />, '/products');
  const user = userEvent.setup();
  if (what === 'Edit') await user.click(await screen.findByRole('button', { name: 'Edit Logo' }));
  else {
    await user.click(await screen.findByRole('button', { name: 'More actions for Logo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  }
  await screen.findByRole('button', { name: what === 'Edit' ? 'Save Changes' : 'Delete Product' });
  const dialog = within(screen.getByRole(what === 'Edit' ? 'dialog' : 'alertdialog'));
  await waitFor(() => expect(callsOf('GET /products/{id}/series')).toMatchObject([{ id: 'p1' }]));
  return { user, dialog };
}

beforeEach(() => {
  vi.mocked(call).mockReset();
});

it('lists the recurring invoices that follow a price before it is changed', async () => {
  const { user, dialog } = await open('Edit', TWO);
  await dialog.findByText('2 recurring invoices follow this price');
  dialog.getByText(/^A new price applies from the next invoice on/);
  const links = dialog.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Alma (opens in a new tab)', '/invoices/recurring/s1', '_blank'],
    ['Zed (opens in a new tab)', '/invoices/recurring/s2', '_blank'],
  ]);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alma (opens in a new tab)',
    'Zed (opens in a new tab)Next on Feb 1, 2026',
  ]);
  await user.clear(dialog.getByLabelText('Price'));
  await user.type(dialog.getByLabelText('Price'), '500');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(callsOf('PATCH /products/{id}')).toMatchObject([{ body: { price: 500, version: 1 } }]));
});

it('says how many more there are than it lists', async () => {
  const { dialog } = await open('Edit', { ...TWO, total: 25 });
  await dialog.findByText('25 recurring invoices follow this price');
  dialog.getByText('And 23 more');
});

it.each([
  ['none follow it', { total: 0, series: [] }],
  ['they cannot be read', new AppError('UNEXPECTED', 'x')],
])('says nothing if %s', async (_, following) => {
  const { dialog } = await open('Edit', following);
  expect(dialog.queryByText(/recurring/)).toBeNull();
});

it('says which recurring invoices keep the price of a deleted product', async () => {
  const [alma] = TWO.series;
  const { user, dialog } = await open('Delete', { total: 1, series: alma ? [alma] : [] });
  await dialog.findByText('1 recurring invoice follows this price');
  dialog.getByText('Each keeps the price that the product has now.');
  await user.click(dialog.getByRole('button', { name: 'Delete Product' }));
  await waitFor(() => expect(callsOf('DELETE /products/{id}')).toMatchObject([{ id: 'p1' }]));
});
