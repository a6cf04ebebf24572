import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anAppointment, answer, SAM, showAt } from '#test/support/screens/schedule-harness.tsx';
import { paths } from '#web/lib/paths.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

it('says that it is loading', () => {
  answer({ 'GET /appointments': () => new Promise(() => {}) });
  showAt('/appointments?day=2026-11-21');
  expect(screen.getByText(/^Loading Schedule/)).toBeTruthy();
});

it('offers a retry when the appointments cannot be loaded', async () => {
  answer({ 'GET /appointments': new AppError('FORBIDDEN', 'x') });
  const { user } = showAt('/appointments?day=2026-11-21');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch appointments');
  answer({ 'GET /appointments': [anAppointment()] });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Kick-off')).toBeTruthy();
});

const OF_SAM = { employeeId: SAM.id, employee: SAM.user };

it('shows an employee their own appointments, and everyone’s in one click', async () => {
  answer({ 'GET /appointments': [anAppointment(OF_SAM), anAppointment({ id: 'site-visit', title: 'Site visit' })] });
  const { user, address } = showAt(`${paths.myAppointments}&from=2026-11-21`, { role: 'EMPLOYEE', employeeId: SAM.id });
  expect(await screen.findByText('Kick-off')).toBeTruthy();
  expect(screen.queryByText('Site visit')).toBeNull();
  expect(screen.getByText('Saturday, November 21, 2026, 1 appointment')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Everyone', pressed: false }));
  expect(screen.getByText('Site visit')).toBeTruthy();
  expect(address()).not.toContain('mine');
});

it('says that nothing is assigned to the employee on a day, and shows what others have', async () => {
  answer({ 'GET /appointments': [anAppointment()] });
  const { user } = showAt(`${paths.myAppointments}&from=2026-11-21`, { role: 'EMPLOYEE', employeeId: SAM.id });
  expect(await screen.findByText('Nothing is assigned to you on this day.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show everyone’s appointments' }));
  expect(screen.getByText('Kick-off')).toBeTruthy();
});

it('shows an owner everything, whatever the address says', async () => {
  answer({ 'GET /appointments': [anAppointment()] });
  showAt(`${paths.myAppointments}&from=2026-11-21`);
  expect(await screen.findByText('Kick-off')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull();
});
