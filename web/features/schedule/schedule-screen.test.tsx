import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anAppointment, answer, showAt } from '#test/support/screens/schedule-harness.tsx';

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
