import { type BoundFunctions, cleanup, type queries, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Answers } from './call-harness.ts';
import { answer, showAt } from './schedule-harness.tsx';

/** Runs the tests of a file on a device in Edmonton, on Friday, November 20, 2026, at 1:00 PM on the business's clocks. */
export function givenAFriday(): void {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/Edmonton');
    vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
}

/** Opens the form of a new appointment, by default on the Saturday. */
export async function openNew(answers: Answers = {}, address = '/appointments?day=2026-11-21') {
  answer(answers);
  const shown = showAt(address);
  await shown.user.click(await screen.findByRole('button', { name: 'New Meeting' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Create New Appointment' })) };
}

/** Opens the form of an existing appointment. */
export async function openEdit(appointment: Appointment, answers: Answers = {}) {
  answer({ 'GET /appointments/{id}': appointment, ...answers });
  const shown = showAt(`/appointments/${appointment.id}`);
  await shown.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Edit Appointment' })) };
}

type Shown = BoundFunctions<typeof queries>;

/** The chosen option of a select, and all its options. */
export const chosen = (dialog: Shown, name: string) => dialog.getByLabelText<HTMLSelectElement>(name).value;
export const optionsOf = (dialog: Shown, name: string) =>
  [...dialog.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);

/** Fills in the minimum that can be saved: a title and a customer. */
export async function fill({ user, dialog }: Awaited<ReturnType<typeof openNew>>, title = 'Kick-off') {
  await user.type(dialog.getByLabelText('Title'), title);
  await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
  await user.click(await dialog.findByRole('option', { name: /Ann Lee/ }));
}
