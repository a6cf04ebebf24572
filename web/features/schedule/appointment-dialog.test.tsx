import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import {
  chosen,
  fill,
  givenAFriday,
  openEdit,
  openNew,
  optionsOf,
} from '#test/support/screens/appointment-dialog-harness.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { anAppointment, answer, SAM } from '#test/support/screens/schedule-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), info: vi.fn(), success: vi.fn() } }));

givenAFriday();

it('starts at 09:00 AM for 30 minutes on the selected day', async () => {
  const { dialog } = await openNew();
  expect(dialog.getByText('Schedule a new appointment with a customer.')).toBeTruthy();
  expect(['Hour', 'Minute', 'AM or PM', 'Duration'].map((name) => chosen(dialog, name))).toEqual([
    '09',
    '00',
    'AM',
    '30',
  ]);
  expect(dialog.getByRole('button', { name: 'Date Sat, Nov 21, 2026' })).toBeTruthy();
  expect(optionsOf(dialog, 'Hour').join(' ')).toBe('01 02 03 04 05 06 07 08 09 10 11 12');
  expect(optionsOf(dialog, 'Minute').join(' ')).toBe('00 05 10 15 20 25 30 35 40 45 50 55');
  expect(optionsOf(dialog, 'Duration')).toEqual(['30 minutes', '1 hour', '1 hour 30 minutes', '2 hours']);
});

it('reports missing fields, focuses the first, and makes no call', async () => {
  const { user, dialog } = await openNew({}, '/appointments?from=2026-11-01');
  await user.click(dialog.getByRole('button', { name: 'Create Appointment' }));
  for (const text of ['Title is required', 'Customer is required', 'Start time is required']) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  expect(document.activeElement).toBe(dialog.getByLabelText('Title'));
  await user.keyboard('K');
  expect(dialog.queryByText('Title is required')).toBeNull();
  expect(dialog.getByText('Customer is required')).toBeTruthy();
  expect(callsOf('POST /appointments')).toEqual([]);
});

it('sends the filled-in values, once on repeated clicks', async () => {
  let finish: (saved: Appointment) => void = () => {};
  const shown = await openNew({ 'POST /appointments': () => new Promise((resolve) => (finish = resolve)) });
  const { user, dialog } = shown;
  await fill(shown, ' Kick-off ');
  await user.selectOptions(dialog.getByLabelText('Hour'), '12');
  await user.selectOptions(dialog.getByLabelText('Minute'), '05');
  await user.selectOptions(dialog.getByLabelText('Duration'), '1 hour');
  await user.selectOptions(dialog.getByLabelText('Employee'), 'Sam Okafor');
  await user.type(dialog.getByLabelText('Place'), '12 Main St');
  await user.type(dialog.getByLabelText('Notes'), 'Bring it ');
  await user.dblClick(dialog.getByRole('button', { name: 'Create Appointment' }));
  const body = {
    id: expect.any(String),
    title: 'Kick-off',
    customerId: 'ann',
    startTime: '2026-11-21T00:05[America/Toronto]',
    duration: 60,
    location: '12 Main St',
    notes: 'Bring it',
    employeeId: 'sam',
  };
  expect(callsOf('POST /appointments')).toEqual([{ body }]);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
  finish(anAppointment());
  await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Appointment created successfully'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('goes to the day of the new appointment', async () => {
  const made = anAppointment({ startTime: '2026-12-24T16:00:00.000Z', endTime: '2026-12-24T16:30:00.000Z' });
  const shown = await openNew({ 'POST /appointments': made });
  await fill(shown);
  await shown.user.click(shown.dialog.getByRole('button', { name: 'Create Appointment' }));
  await waitFor(() => expect(shown.address()).toBe('/appointments?from=2026-12-24'));
});

it.each([
  ['in the toast', new AppError('NOT_FOUND', 'Customer not found'), [{ description: 'Customer not found' }], []],
  [
    'at its field',
    invalidRequest([{ path: 'duration', rule: 'max', params: { max: 240 } }]),
    [],
    ['Duration must be at most 240'],
  ],
])('keeps the form and says why when the server refuses: %s', async (_, refusal, description, problems) => {
  const shown = await openNew({ 'POST /appointments': refusal });
  await fill(shown);
  await shown.user.click(shown.dialog.getByRole('button', { name: 'Create Appointment' }));
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to create appointment', ...description),
  );
  expect(shown.dialog.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(problems);
  expect(shown.dialog.getByLabelText<HTMLInputElement>('Title')).toMatchObject({ value: 'Kick-off', disabled: false });
});

it('keeps a time and a duration that are not on the list, and sends only what was changed', async () => {
  const unlisted = anAppointment({
    startTime: '2026-11-21T19:07:00.000Z',
    endTime: '2026-11-21T19:52:00.000Z',
    employeeId: 'sam',
    employee: SAM.user,
  });
  const { user, dialog } = await openEdit(unlisted, { 'PATCH /appointments/{id}': unlisted });
  expect(dialog.getByText('Update the appointment details.')).toBeTruthy();
  expect(chosen(dialog, 'Minute')).toBe('07');
  expect(optionsOf(dialog, 'Duration')).toEqual(['30 minutes', '45 minutes', '1 hour', '1 hour 30 minutes', '2 hours']);
  expect(chosen(dialog, 'Duration')).toBe('45');
  expect(chosen(dialog, 'Employee')).toBe('sam');
  await dialog.findByRole('option', { name: 'No one assigned' });
  await user.selectOptions(dialog.getByLabelText('Employee'), 'No one assigned');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Appointment updated successfully'));
  expect(callsOf('PATCH /appointments/{id}')).toEqual([{ id: 'kick-off', body: { employeeId: '', version: 1 } }]);
});

describe('an appointment that someone else changed in the meantime', () => {
  const theirs = anAppointment({ title: 'Theirs', notes: 'Room 4', version: 2 });
  const refusal = new AppError('CONFLICT', 'Changed', { reason: 'CHANGED_MEANWHILE' });

  async function causeConflict() {
    let isRefused = false;
    const shown = await openEdit(anAppointment(), {
      'PATCH /appointments/{id}': () => {
        if (isRefused) return Promise.resolve(theirs);
        isRefused = true;
        return Promise.reject(refusal);
      },
    });
    await shown.user.clear(shown.dialog.getByLabelText('Title'));
    await shown.user.type(shown.dialog.getByLabelText('Title'), 'Mine');
    await shown.user.click(shown.dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('dialog', { name: 'This appointment was changed' });
    return shown;
  }

  it('is overwritten only in the edited fields', async () => {
    const { user } = await causeConflict();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Appointment updated successfully'));
    expect(callsOf('PATCH /appointments/{id}')).toEqual([
      { id: 'kick-off', body: { title: 'Mine', version: 1 } },
      { id: 'kick-off', body: { title: 'Mine' } },
    ]);
  });

  it('is shown as they left it', async () => {
    const { user, dialog } = await causeConflict();
    answer({ 'GET /appointments/{id}': theirs, 'PATCH /appointments/{id}': theirs });
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Theirs'));
    await user.type(dialog.getByLabelText('Title'), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
    expect(callsOf('PATCH /appointments/{id}').at(-1)).toEqual({
      id: 'kick-off',
      body: { title: 'Theirs!', version: 2 },
    });
  });
});

it('says that the clocks skip a time', async () => {
  const refusal = invalidRequest([{ path: 'startTime', rule: 'skipped' }]);
  const shown = await openNew({ 'POST /appointments': refusal }, '/appointments?day=2027-03-14');
  await fill(shown);
  await shown.user.selectOptions(shown.dialog.getByLabelText('Hour'), '02');
  await shown.user.click(shown.dialog.getByRole('button', { name: 'Create Appointment' }));
  const text = 'Clocks go forward and skip this time on that day. Please choose another time.';
  expect(await shown.dialog.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(shown.dialog.getByLabelText('Hour'));
  await shown.user.selectOptions(shown.dialog.getByLabelText('AM or PM'), 'PM');
  expect(shown.dialog.queryByText(text)).toBeNull();
});

describe('a time that the clocks show twice', () => {
  const [first, second] = ['2027-11-07T01:30:00-04:00', '2027-11-07T01:30:00-05:00'];
  const params = { first, firstZone: 'Eastern Daylight Time', second, secondZone: 'Eastern Standard Time' };
  const refusal = invalidRequest([{ path: 'startTime', rule: 'repeated', params }]);
  const text = 'Clocks go back and show this time twice on that day. Please choose which one you mean.';

  async function refused() {
    let saved: Appointment | undefined;
    const shown = await openNew(
      { 'POST /appointments': () => (saved ? Promise.resolve(saved) : Promise.reject(refusal)) },
      '/appointments?day=2027-11-07',
    );
    await fill(shown);
    await shown.user.selectOptions(shown.dialog.getByLabelText('Hour'), '01');
    await shown.user.selectOptions(shown.dialog.getByLabelText('Minute'), '30');
    await shown.user.click(shown.dialog.getByRole('button', { name: 'Create Appointment' }));
    await shown.dialog.findByText(text);
    saved = anAppointment({ startTime: '2027-11-07T06:30:00.000Z', endTime: '2027-11-07T07:00:00.000Z' });
    return shown;
  }

  it('has the user choose one of both, which is sent', async () => {
    const { user, dialog } = await refused();
    expect(document.activeElement).toBe(dialog.getByLabelText('Which Time'));
    expect(optionsOf(dialog, 'Which Time')).toEqual([
      'Please choose',
      '1:30 AM, Eastern Daylight Time',
      '1:30 AM, Eastern Standard Time, an hour later',
    ]);
    await user.selectOptions(dialog.getByLabelText('Which Time'), second);
    expect(dialog.queryByText(text)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Create Appointment' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
    expect(callsOf('POST /appointments').map(({ body }) => body?.startTime)).toEqual([
      '2027-11-07T01:30[America/Toronto]',
      second,
    ]);
  });

  it('is not asked about once another time is chosen', async () => {
    const { user, dialog } = await refused();
    await user.selectOptions(dialog.getByLabelText('Which Time'), second);
    await user.selectOptions(dialog.getByLabelText('Hour'), '03');
    expect(dialog.queryByLabelText('Which Time')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Create Appointment' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
    expect(callsOf('POST /appointments').at(-1)?.body?.startTime).toBe('2027-11-07T03:30[America/Toronto]');
  });
});

it('shows and sends times on the clocks of the business, and names them', async () => {
  const stored = anAppointment();
  const { user, dialog } = await openEdit(stored, { 'PATCH /appointments/{id}': stored });
  expect(screen.getByText(/11:00 AM – 11:30 AM Eastern Standard Time/)).toBeTruthy();
  expect(['Hour', 'Minute', 'AM or PM'].map((name) => chosen(dialog, name))).toEqual(['11', '00', 'AM']);
  expect(dialog.getByText(/^In Eastern time/)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('AM or PM'), 'PM');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
  expect(callsOf('PATCH /appointments/{id}')).toEqual([
    { id: 'kick-off', body: { startTime: '2026-11-21T23:00[America/Toronto]', version: 1 } },
  ]);
});

it('asks before discarding input, and closes immediately if there is none', async () => {
  const { user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Title'), 'K');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('K');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'New Meeting' }));
  expect(await screen.findByLabelText<HTMLInputElement>('Title')).toMatchObject({ value: '' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
