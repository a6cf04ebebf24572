import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { DRAFT, refused, showPage } from '#test/support/screens/estimates-harness.tsx';
import { anAppointment } from '#test/support/screens/schedule-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LIST = 'GET /estimates/{id}/appointments';
const ACCEPTED = { status: 'ACCEPTED' } as const;

it('shows and links to the appointments that were made from it, on the clocks of the business', async () => {
  const cancelled = anAppointment({ id: 'visit', title: 'Site visit', status: 'cancelled' });
  await showPage(ACCEPTED, { [LIST]: [anAppointment(), cancelled] });
  const list = within(await screen.findByRole('list', { name: 'Appointments' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kick-offNov 21, 2026, 11:00 AM',
    'Site visitNov 21, 2026, 11:00 AM, cancelled',
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/appointments/kick-off',
    '/appointments/visit',
  ]);
  expect(callsOf(LIST)).toMatchObject([{ id: 'est1' }]);
});

it('says nothing of appointments before it is sent, without any, and if they cannot be read', async () => {
  await showPage(DRAFT);
  expect(callsOf(LIST)).toEqual([]);
  cleanup();
  for (const answer of [[], refused('UNAVAILABLE', 'x')]) {
    await showPage(ACCEPTED, { [LIST]: answer });
    expect(screen.queryByText('Appointments')).toBeNull();
    cleanup();
  }
});
