import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { Employee } from '#shared/employee/schema.ts';
import { AppError } from '#shared/errors.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import EmployeesScreen from './employees-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const ZOE: Employee = {
  id: 'zoe',
  createdAt: '2026-01-01T00:00:00Z',
  role: 'EMPLOYEE',
  user: { email: 'zoe@example.com', profile: { firstName: 'Zoé', lastName: 'Roy', phone: '' } },
  invitation: { status: 'PENDING' },
};
const LISTED = { data: [ZOE], meta: pageMeta(1, 1, 10) };

const show = () => renderFor({ status: 'authenticated', user: aUser() }, <EmployeesScreen />, '/employees');

it('says that the list is loading', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  expect(screen.getByText(/^Loading Employees/)).toBeTruthy();
});

it('offers to reload the page when the list cannot be loaded', async () => {
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

it('invites once on a double click, and stays open until done', async () => {
  const sending = Promise.withResolvers<Employee>();
  answerCalls({ 'GET /employees': LISTED, 'POST /employees': () => sending.promise });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add Employee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Employee' }));
  await userEvent.type(dialog.getByLabelText(/Email/), 'new@example.com');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send Invitation' }));
  expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(screen.getByRole('dialog', { name: 'Invite Employee' })).toBeTruthy();
  sending.resolve(ZOE);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('POST /employees')).toEqual([{ body: { email: 'new@example.com', role: 'EMPLOYEE' } }]);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invitation sent successfully');
});

it('has a link to pass on to someone who has no account yet', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const noAccount = new AppError('NOT_FOUND', 'User not found with this email', { reason: 'NO_ACCOUNT' });
  answerCalls({ 'GET /employees': LISTED, 'POST /employees': noAccount });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Add Employee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Employee' }));
  fireEvent.change(dialog.getByLabelText(/Email/), { target: { value: ' new+work@example.com' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }));
  await dialog.findByText(
    'This email is not registered in our system. Please make sure the user has created an account first.',
  );
  const link = `${location.origin}/register?email=new%2Bwork%40example.com`;
  dialog.getByText(link);
  fireEvent.click(dialog.getByRole('button', { name: 'Copy Link' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(link));
  fireEvent.change(dialog.getByLabelText(/Email/), { target: { value: 'zoe@example.com' } });
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Copy Link' })).toBeNull());
});

it('says why an invitation is not sent again', async () => {
  const message = 'This person already works in your company.';
  answerCalls({
    'GET /employees': LISTED,
    'POST /employees/{id}/resend-invitation': new AppError('CONFLICT', message),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Resend invitation to Zoé Roy' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith([message]));
});

it('counts an employee who was removed in another window as removed', async () => {
  let listed = LISTED;
  answerCalls({
    'GET /employees': () => listed,
    'DELETE /employees/{id}': () => {
      listed = { data: [], meta: pageMeta(0, 1, 10) };
      throw new AppError('NOT_FOUND', 'Employee not found');
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Zoé Roy' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('zoe@example.com')).toBeNull());
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Employee removed successfully');
});

it('invites an accountant, and tells accountants from employees', async () => {
  const accountant: Employee = { ...ZOE, id: 'lee', role: 'ACCOUNTANT' };
  answerCalls({
    'GET /employees': { data: [ZOE, accountant], meta: pageMeta(2, 1, 10) },
    'POST /employees': accountant,
  });
  show();
  await waitFor(() => expect(screen.getAllByText('Accountant')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Add Employee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Employee' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Employee' }).checked).toBe(true);
  await userEvent.type(dialog.getByLabelText(/Email/), 'books@example.com');
  await userEvent.click(dialog.getByRole('radio', { name: 'Accountant' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('POST /employees')).toEqual([{ body: { email: 'books@example.com', role: 'ACCOUNTANT' } }]);
});
