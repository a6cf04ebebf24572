import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { answerCalls } from '#web/lib/api/call-harness.ts';
import { aUser, renderFor } from '#web/lib/session/session-harness.tsx';
import { CustomersScreen } from './customers-screen.tsx';

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
