import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
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

describe('a customer that was deleted in another window', () => {
  const zoe = { id: 'zoe', name: 'Zoë', email: 'zoe@example.com', createdAt: '2026-01-05T10:00:00Z', version: 1 };

  async function press(action: string, route: 'DELETE /customers/{id}' | 'PATCH /customers/{id}') {
    let customers = [zoe];
    answerCalls({
      'GET /customers': () => ({ customers, meta: pageMeta(customers.length, 1, 10) }),
      [route]: () => {
        customers = [];
        throw new AppError('NOT_FOUND', 'Customer not found');
      },
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: `${action} Zoë` }));
  }

  it('counts as deleted', async () => {
    await press('Delete', 'DELETE /customers/{id}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Customer' }));
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
