import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { Employee } from '#shared/employee/schema.ts';
import { AppError } from '#shared/errors.ts';
import { givenAFriday, openNew, optionsOf } from '#test/support/screens/appointment-dialog-harness.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { ANN, anAppointment, answer, SAM } from '#test/support/screens/schedule-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

givenAFriday();

it('offers only employees who accepted, no accountants, by name, from a call without parameters', async () => {
  const pending: Employee = { ...SAM, id: 'pat', invitation: { status: 'PENDING' } };
  const claire: Employee = { ...SAM, id: 'claire', role: 'ACCOUNTANT' };
  const eloi: Employee = {
    ...SAM,
    id: 'eloi',
    user: { email: 'eloi@example.com', profile: { firstName: 'Éloi', lastName: '', phone: '' } },
  };
  const { dialog } = await openNew({
    'GET /employees': { data: [pending, SAM, claire, eloi], meta: pageMeta(4, 1, 100) },
  });
  await dialog.findByRole('option', { name: 'Sam Okafor' });
  expect(optionsOf(dialog, 'Employee')).toEqual(['No one assigned', 'Éloi', 'Sam Okafor']);
  const [{ signal: _, ...sent } = {}] = callsOf('GET /employees');
  expect(sent).toEqual({});
});

it('says so if there are no employees', async () => {
  const { dialog } = await openNew({ 'GET /employees': { data: [], meta: pageMeta(1, 1, 100) } });
  expect(await dialog.findByText('No employees available. Please add employees to your company first.')).toBeTruthy();
});

it('offers to reload employees after a failure', async () => {
  const { user, dialog } = await openNew({ 'GET /employees': new AppError('FORBIDDEN', 'No') });
  expect(await dialog.findByText('Employees could not be loaded.')).toBeTruthy();
  answer({});
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByRole('option', { name: 'Sam Okafor' })).toBeTruthy();
});

it('searches customers only once something is typed', async () => {
  const found = [{ ...ANN, id: 'bob', name: 'Bob' }];
  const { user, dialog } = await openNew({ 'GET /customers/search': { customers: found } });
  await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
  await dialog.findByRole('option', { name: /Ann Lee/ });
  expect(callsOf('GET /customers/search')).toEqual([]);
  await user.keyboard('bob');
  await dialog.findByRole('option', { name: /Bob/ });
  expect(callsOf('GET /customers/search')).toMatchObject([{ query: { query: 'bob', limit: 25 } }]);
});

const page = (total: number) => ({
  customers: Array.from({ length: Math.min(total, 25) }, (_, index) => ({ ...ANN, id: `c${index}` })),
  meta: { total, page: 1, limit: 25, totalPages: 1 },
});

it.each([
  [0, 'No customers available. Create a new customer to proceed.', true],
  [25, 'Showing first 25 results. Type more to refine search.', false],
  [26, 'Showing first 25 results. Type more to refine search.', true],
])('of %s customers says "%s": %s', async (total, text, isSaid) => {
  const { user, dialog } = await openNew({ 'GET /customers': page(total) });
  await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
  await waitFor(() => {
    expect(dialog.queryByText('Loading customers...')).toBeNull();
    expect(dialog.queryByText(text) !== null).toBe(isSaid);
  });
});

it('says so if no customer matches', async () => {
  const { user, dialog } = await openNew({ 'GET /customers/search': { customers: [] } });
  await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
  await user.keyboard('zzz');
  expect(await dialog.findByText('No customer found.')).toBeTruthy();
});

it('warns when the employee is busy at that time, naming the appointment and its time', async () => {
  const busy = anAppointment({ title: 'Site visit', employeeId: 'sam', employee: SAM.user });
  const { user, dialog } = await openNew({ 'GET /appointments': [busy] });
  const start = Number(busy.localStart.time.slice(11, 13));
  await user.selectOptions(await dialog.findByLabelText('Hour'), String(start % 12).padStart(2, '0'));
  const title = 'Sam Okafor has another appointment at this time';
  expect(dialog.queryByText(title)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Employee'), 'Sam Okafor');
  expect(await dialog.findByText(title)).toBeTruthy();
  expect(dialog.getByText(/^Site visit, /)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('AM or PM'), 'PM');
  expect(dialog.queryByText(title)).toBeNull();
});
