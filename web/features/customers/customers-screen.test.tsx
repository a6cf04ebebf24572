import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { CustomerBalances } from '#shared/customer/account.ts';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import CustomersScreen from './customers-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const show = () => renderFor({ status: 'authenticated', user: aUser() }, <CustomersScreen />, '/customers');

it('says that the list is loading', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  expect(screen.getByText(/^Loading Customers/)).toBeTruthy();
});

it('offers to reload the page when the list cannot be loaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  answerCalls({ 'GET /customers': new AppError('FORBIDDEN', 'x') });
  show();
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Error loading customers');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledOnce();
});

const zoe = { id: 'zoe', name: 'Zoë', email: 'zoe@example.com', createdAt: '2026-01-05T10:00:00Z', version: 1 };

describe('what a customer owes', () => {
  const OWED = [
    { currency: 'CAD', amount: 150, overdue: 50 },
    { currency: 'USD', amount: 200, overdue: 0 },
  ] as const;

  it.each<[string, CustomerBalances | Error, string[]]>([
    ['in each currency', { balances: { zoe: [...OWED] }, isCapped: false }, ['150.00 CADoverdue', '200.00 USD']],
    ['if it is nothing', { balances: { other: [...OWED] }, isCapped: false }, ['0.00']],
    ['not with too many open invoices', { balances: {}, isCapped: true }, ['–']],
    ['not if it could not be read', new AppError('UNEXPECTED', 'x'), ['–']],
  ])('is in its column, %s', async (_, balances, texts) => {
    answerCalls({
      'GET /customers': { customers: [zoe], meta: pageMeta(1, 1, 10) },
      'GET /customers/balances': balances,
    });
    show();
    await screen.findByRole('columnheader', { name: 'Owed' });
    const cell = () => screen.getAllByRole('cell')[3];
    await waitFor(() => expect(cell()?.textContent).toBe(texts.join('')));
  });
});

describe('a customer that was deleted in another window', () => {
  async function press(action: string, route: 'DELETE /customers/{id}' | 'PATCH /customers/{id}') {
    let customers = [zoe];
    answerCalls({
      'GET /customers': () => ({ customers, meta: pageMeta(customers.length, 1, 10) }),
      'GET /customers/balances': { balances: {}, isCapped: false },
      [route]: () => {
        customers = [];
        throw new AppError('NOT_FOUND', 'Customer not found');
      },
    });
    show();
    if (action === 'Edit') return userEvent.click(await screen.findByRole('button', { name: 'Edit Zoë' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Zoë' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  }

  it('counts as deleted', async () => {
    await press('Delete', 'DELETE /customers/{id}');
    const dialog = within(await screen.findByRole('alertdialog'));
    // The closing menu may keep pointers from the page for a moment.
    await waitFor(() => userEvent.click(dialog.getByRole('button', { name: 'Delete Customer' })));
    await waitFor(() => expect(screen.queryByText('zoe@example.com')).toBeNull());
  });

  it('leaves the list once it cannot be saved, and what was typed stays', async () => {
    await press('Edit', 'PATCH /customers/{id}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('City'), 'Laval');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByText('zoe@example.com')).toBeNull());
    expect(dialog.getByLabelText<HTMLInputElement>('City').value).toBe('Laval');
  });
});
