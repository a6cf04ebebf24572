import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { localTimeIn } from '#shared/zoned-time.ts';
import { givenAFriday, openEdit } from '#test/support/screens/appointment-dialog-harness.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { anAppointment, answer, SAM, showAt, TIME_ZONE } from '#test/support/screens/schedule-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), info: vi.fn(), success: vi.fn() } }));

givenAFriday();

const WITH_SAM = { employeeId: 'sam', employee: SAM.user };
const YESTERDAY = { startTime: '2026-11-19T16:00:00.000Z', endTime: '2026-11-19T16:30:00.000Z' };
const BOTH = 'Sends ann@example.com and sam@example.com a calendar invitation.';
const BOTH_CANCELLED = 'Sends ann@example.com and sam@example.com a file that removes it from their calendar.';

/** Opens an appointment and clicks one of its buttons. */
async function press(
  button: string,
  appointment: Appointment,
  options: { answers?: Answers; user?: Partial<SessionUser> } = {},
) {
  answer({ 'GET /appointments/{id}': appointment, 'PATCH /appointments/{id}': appointment, ...options.answers });
  const shown = showAt('/appointments/kick-off', options.user);
  const [first] = await screen.findAllByRole('button', { name: button });
  await shown.user.click(first as HTMLElement);
  return shown;
}
const sentAt = (at: string) => ({ at, localAt: localTimeIn(TIME_ZONE, at) });
const changes = () => callsOf('PATCH /appointments/{id}');

describe('confirming an appointment', () => {
  it('says who is emailed, and emails them', async () => {
    const { user } = await press('Confirm', anAppointment(WITH_SAM));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm this appointment?' }));
    expect(dialog.getByText(BOTH)).toBeTruthy();
    expect(dialog.getByRole('switch', { name: 'Email them about it' })).toMatchObject({ checked: true });
    await user.dblClick(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Appointment updated successfully'));
    expect(changes()).toEqual([{ id: 'kick-off', body: { status: 'confirmed', notify: true } }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('emails nobody when switched off', async () => {
    const { user } = await press('Confirm', anAppointment());
    await user.click(await screen.findByRole('switch', { name: 'Email them about it' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(changes()).toEqual([{ id: 'kick-off', body: { status: 'confirmed' } }]));
  });

  it('says why it failed and stays open', async () => {
    const refusal = new AppError('NOT_FOUND', 'Appointment not found');
    const { user } = await press('Confirm', anAppointment(), { answers: { 'PATCH /appointments/{id}': refusal } });
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('asks a user without a confirmed address to confirm it, and emails nobody', async () => {
    const { user } = await press('Confirm', anAppointment(), { user: { emailVerified: false } });
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Then you can email people about their appointments/)).toBeTruthy();
    expect(dialog.queryByRole('switch')).toBeNull();
    const [confirm] = dialog.getAllByRole('button', { name: 'Confirm' }).slice(-1);
    await user.click(confirm as HTMLElement);
    await waitFor(() => expect(changes()).toEqual([{ id: 'kick-off', body: { status: 'confirmed' } }]));
  });

  it('does not ask about an appointment that is over', async () => {
    await press('Confirm', anAppointment(YESTERDAY));
    await waitFor(() => expect(changes()).toEqual([{ id: 'kick-off', body: { status: 'confirmed' } }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('cancelling an appointment', () => {
  it('says who is emailed once it was confirmed', async () => {
    const { user } = await press('Cancel Appointment', anAppointment({ status: 'confirmed', ...WITH_SAM }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    expect(dialog.getByText(BOTH_CANCELLED)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await waitFor(() => expect(changes()).toEqual([{ id: 'kick-off', body: { status: 'cancelled', notify: true } }]));
  });

  it('that is pending asks nothing', async () => {
    await press('Cancel Appointment', anAppointment());
    await waitFor(() => expect(changes()).toEqual([{ id: 'kick-off', body: { status: 'cancelled' } }]));
  });
});

describe('deleting an appointment', () => {
  it('that is no longer confirmed says that the invited people are emailed', async () => {
    const sent = sentAt('2026-11-20T17:00:00.000Z');
    const emails = [
      { to: 'ann@example.com', news: 'CONFIRMED', state: 'SENT', ...sent },
      { to: 'lee@example.com', news: 'CONFIRMED', state: 'NOT_SENT', ...sent },
    ] as const;
    const { user } = await press('Delete', anAppointment({ status: 'cancelled', emails: [...emails], ...WITH_SAM }), {
      answers: { 'DELETE /appointments/{id}': undefined },
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Sends ann@example.com a file that removes it from their calendar.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(callsOf('DELETE /appointments/{id}')).toEqual([{ id: 'kick-off', query: { notify: true } }]),
    );
  });

  it.each([
    ['confirmed', { query: { notify: true } }],
    ['pending', {}],
  ] as const)('that is %s sends %j', async (status, query) => {
    const { user } = await press('Delete', anAppointment({ status }), {
      answers: { 'DELETE /appointments/{id}': undefined },
    });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(callsOf('DELETE /appointments/{id}')).toEqual([{ id: 'kick-off', ...query }]));
  });
});

describe('editing an appointment', () => {
  it('that is confirmed emails those who attend, also a new employee', async () => {
    const confirmed = anAppointment({ status: 'confirmed' });
    const { user, dialog } = await openEdit(confirmed, { 'PATCH /appointments/{id}': confirmed });
    expect(dialog.getByText(/^Sends ann@example.com a calendar invitation/)).toBeTruthy();
    await dialog.findByRole('option', { name: 'Sam Okafor' });
    await user.selectOptions(dialog.getByLabelText('Employee'), 'Sam Okafor');
    expect(
      dialog.getByText(/^Sends ann@example.com and sam@example.com .*, unless you change only the notes\.$/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(changes()).toEqual([{ id: 'kick-off', body: { employeeId: 'sam', version: 1, notify: true } }]),
    );
  });

  it('that is pending emails nobody', async () => {
    const pending = anAppointment();
    const { user, dialog } = await openEdit(pending, { 'PATCH /appointments/{id}': pending });
    expect(dialog.queryByRole('switch')).toBeNull();
    await user.type(dialog.getByLabelText('Place'), '12 Main St');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(changes()).toEqual([{ id: 'kick-off', body: { location: '12 Main St', version: 1 } }]));
  });

  it('refuses a web address as its place', async () => {
    const { user, dialog } = await openEdit(anAppointment());
    await user.type(dialog.getByLabelText('Place'), 'https://example.com/room');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(dialog.getByText('Leave out web and email addresses: the place is included in emails.')).toBeTruthy();
    expect(changes()).toEqual([]);
  });
});

it('shows who was emailed and whether that worked, and looks again while it is being sent', async () => {
  const sent = sentAt('2026-11-20T17:59:30.000Z');
  const emails = [
    { to: 'ann@example.com', news: 'CONFIRMED', state: 'SENDING', ...sent },
    { to: 'sam@example.com', news: 'UNASSIGNED', state: 'NOT_SENT', ...sent },
  ] as const;
  let state: 'SENDING' | 'SENT' = 'SENDING';
  answer({
    'GET /appointments/{id}': () =>
      Promise.resolve(anAppointment({ status: 'confirmed', emails: [{ ...emails[0], state }, emails[1]] })),
  });
  showAt('/appointments/kick-off');
  await screen.findByText('Confirmation is being sent');
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told().join('')).toBe('');
  expect(screen.getByText('Reassignment notice could not be sent. Please let them know another way.')).toBeTruthy();
  state = 'SENT';
  await screen.findByText('Nov 20, 2026, 12:59 PM', {}, { timeout: 5_000 });
  expect(screen.getByText('Confirmation sent')).toBeTruthy();
  expect(told()).toContain('Confirmation sent: ann@example.com');
});

it.each<[Partial<Appointment>, boolean]>([
  [{ status: 'confirmed' }, true],
  [{ status: 'pending' }, false],
  [{ status: 'pending', ...YESTERDAY }, true],
  [{ status: 'cancelled', ...YESTERDAY }, false],
])('an appointment with %j can be invoiced: %s', async (changed, canBe) => {
  answer({ 'GET /appointments/{id}': anAppointment(changed) });
  showAt('/appointments/kick-off');
  await screen.findByRole('button', { name: 'Edit' });
  const link = screen.queryByRole('link', { name: 'Invoice this' });
  expect(link?.getAttribute('href')).toBe(canBe ? '/invoices/create?appointment=kick-off' : undefined);
});

it('has one primary button: Confirm, then Invoice this', async () => {
  const primaries = () => [...document.querySelectorAll('header .bg-accent')].map(({ textContent }) => textContent);
  answer({ 'GET /appointments/{id}': anAppointment(YESTERDAY) });
  showAt('/appointments/kick-off');
  await screen.findByRole('link', { name: 'Invoice this' });
  expect(primaries()).toEqual(['Confirm']);
  cleanup();
  answer({ 'GET /appointments/{id}': anAppointment({ status: 'confirmed' }) });
  showAt('/appointments/kick-off');
  await screen.findByRole('link', { name: 'Invoice this' });
  expect(primaries()).toEqual(['Invoice this']);
});

it('leads to its invoice once it has one, and can quietly be invoiced again', async () => {
  answer({ 'GET /appointments/{id}': anAppointment({ status: 'confirmed', invoiceId: 'inv-7' }) });
  showAt('/appointments/kick-off');
  const again = await screen.findByRole('link', { name: 'Invoice again' });
  expect(again.getAttribute('href')).toBe('/invoices/create?appointment=kick-off');
  expect(document.querySelector('header .bg-accent')).toBeNull();
  screen.getByText('Invoiced');
  expect(screen.getByRole('link', { name: 'View invoice' }).getAttribute('href')).toBe('/invoices/inv-7');
});

it('leads to its invoice even after it was cancelled, and nowhere without one', async () => {
  answer({ 'GET /appointments/{id}': anAppointment({ status: 'cancelled', invoiceId: 'inv-7' }) });
  showAt('/appointments/kick-off');
  await screen.findByRole('link', { name: 'View invoice' });
  expect(screen.queryByRole('link', { name: 'Invoice again' })).toBeNull();
  cleanup();
  answer({ 'GET /appointments/{id}': anAppointment({ status: 'confirmed' }) });
  showAt('/appointments/kick-off');
  await screen.findByRole('link', { name: 'Invoice this' });
  expect(screen.queryByText('Invoiced')).toBeNull();
});

it('links to a map of the customer’s address, and of a place that is one', async () => {
  const { customer } = anAppointment();
  const address = { address: '12 Main St', city: 'Banff', state: 'AB', zip: 'T1L 1A1', country: 'Canada' };
  answer({
    'GET /appointments/{id}': anAppointment({ location: '8 Elk Ave, Banff', customer: { ...customer, ...address } }),
  });
  showAt('/appointments/kick-off');
  const query = '12 Main St, Banff, AB T1L 1A1, Canada';
  const link = await screen.findByRole('link', { name: /12 Main St.*\(map\)/ });
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect([origin, searchParams.get('query')]).toEqual(['https://www.google.com', query]);
  expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noreferrer', '_blank']);
  screen.getByRole('link', { name: '8 Elk Ave, Banff (map)' });
  cleanup();
  answer({ 'GET /appointments/{id}': anAppointment({ location: 'Online' }) });
  showAt('/appointments/kick-off');
  await screen.findByText('Online');
  expect(screen.queryByRole('link', { name: /Online/ })).toBeNull();
});
