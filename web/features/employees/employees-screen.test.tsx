import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { answerCalls } from '#web/lib/api/call-harness.ts';
import { aUser, renderFor } from '#web/lib/session/session-harness.tsx';
import { EmployeesScreen } from './employees-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const show = () => renderFor({ status: 'authenticated', user: aUser() }, <EmployeesScreen />, '/employees');

it('says that the list is loading', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  expect(screen.getByText(/^Loading Employees/)).toBeTruthy();
});

it('offers to load the page again when the list cannot be read', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  answerCalls({ 'GET /employees': new AppError('FORBIDDEN', 'x') });
  show();
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Oops! Something went wrong');
  expect(textContent).toContain(
    "We couldn't load your employees. Please check your connection or try again in a moment.",
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledOnce();
});
