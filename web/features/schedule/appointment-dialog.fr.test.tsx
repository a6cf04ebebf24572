import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chosen, givenAFriday, optionsOf } from '#test/support/screens/appointment-dialog-harness.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { anAppointment, answer, showAt } from '#test/support/screens/schedule-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), info: vi.fn(), success: vi.fn() } }));

givenAFriday();

it('asks for the time on the clock of 24 hours', async () => {
  const appointment = anAppointment();
  answer({ 'GET /appointments/{id}': appointment, 'PATCH /appointments/{id}': appointment });
  const { user } = showAt(`/appointments/${appointment.id}`);
  await user.click(await screen.findByRole('button', { name: 'Modifier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le rendez-vous' }));
  const hours = optionsOf(dialog, 'Heure').map((text) => text.replace('\u00a0', ' '));
  expect([hours.length, hours[0], hours[14]]).toEqual([24, '0 h', '14 h']);
  const { time } = appointment.localStart;
  expect(chosen(dialog, 'Heure')).toBe(String(Number(time.slice(11, 13))));
  await user.selectOptions(dialog.getByLabelText('Heure'), '22');
  expect(chosen(dialog, 'Heure')).toBe('22');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  const [call] = callsOf('PATCH /appointments/{id}');
  expect(JSON.stringify(call)).toContain(`${time.slice(0, 11)}22:${time.slice(14, 16)}[`);
});
