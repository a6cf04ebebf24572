import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { RemindersTab } from './reminders-tab.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

let stored: ReminderSettings;
beforeEach(() => {
  vi.clearAllMocks();
  stored = { isOn: true, days: [-3, 0, 7], hour: 9, since: '2026-11-01T00:00:00.000Z', version: 2 };
  answerCalls({
    'GET /reminders': () => stored,
    'PATCH /reminders': ({ body }) => {
      stored = { ...stored, ...(body as Partial<ReminderSettings>), version: stored.version + 1 };
      return stored;
    },
  });
});

const show = () =>
  renderFor({ status: 'authenticated', user: aUser(), refreshUser: vi.fn() }, <RemindersTab />, '/payment-settings');
const changes = () => callsOf('PATCH /reminders').map(({ body }) => body);
const days = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.firstChild?.textContent);

it('switches reminders on, whose days and time can only be changed then', async () => {
  stored = { ...stored, isOn: false };
  show();
  const isOn = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send reminders' });
  expect(isOn.checked).toBe(false);
  expect(screen.getByLabelText('Time').matches(':disabled')).toBe(true);
  await userEvent.click(isOn);
  expect(changes()).toEqual([{ isOn: true }]);
  await waitFor(() => expect(screen.getByLabelText('Time').matches(':disabled')).toBe(false));
});

it('removes a day and adds another in its place', async () => {
  show();
  expect(await screen.findByText('3 days before')).toBeTruthy();
  expect(days()).toEqual(['3 days before', 'On the due date', '7 days after']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 7 days after' }));
  await waitFor(() => expect(days()).toEqual(['3 days before', 'On the due date']));
  await userEvent.type(screen.getByLabelText('Number of days'), '1');
  await userEvent.selectOptions(screen.getByLabelText('When'), 'before');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(changes()).toEqual([
    { days: [-3, 0], version: 2 },
    { days: [-3, -1, 0], version: 3 },
  ]);
  await waitFor(() => expect(days()).toEqual(['3 days before', '1 day before', 'On the due date']));
});

it.each(['', '1.5', '-2', '181'])('says which days are possible for "%s"', async (text) => {
  show();
  const field = await screen.findByLabelText('Number of days');
  if (text) await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a number of days from 0 to 180.');
  expect(changes()).toEqual([]);
});

it('keeps the last day', async () => {
  stored = { ...stored, days: [0] };
  show();
  expect((await screen.findByRole('button', { name: 'Remove On the due date' })).matches(':disabled')).toBe(true);
});

it('asks before a day is removed whose text is the business’s own', async () => {
  stored = { ...stored, texts: [{ step: 7, language: 'en', subject: 'Late', message: 'Hello' }] };
  show();
  await screen.findByText('Your own text in English');
  expect(screen.getAllByText('Standard text')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 7 days after' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove 7 days after with its text?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(changes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 7 days after' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(changes()).toEqual([{ days: [-3, 0], version: 2 }]);
});

it('changes the time', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Time'), '1:00 PM');
  expect(changes()).toEqual([{ hour: 13 }]);
});

it('says that a change failed, and shows what is stored', async () => {
  answerCalls({ 'GET /reminders': () => stored, 'PATCH /reminders': new AppError('UNEXPECTED', 'down') });
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Time'), '1:00 PM');
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe('9'));
});

it('switches reminders of estimates on, three days before unless chosen otherwise, at a time that can be changed', async () => {
  stored = { ...stored, isOn: false };
  show();
  const isOn = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send estimate reminders' });
  const when = screen.getByLabelText<HTMLSelectElement>('Before the last day');
  expect([isOn.checked, when.value, when.matches(':disabled')]).toEqual([false, '3', true]);
  await userEvent.click(isOn);
  await waitFor(() => expect(when.matches(':disabled')).toBe(false));
  expect(screen.getByLabelText('Time').matches(':disabled')).toBe(false);
  await userEvent.selectOptions(when, '7 days');
  expect(changes()).toEqual([{ remindsEstimates: true }, { estimateDays: 7 }]);
  await waitFor(() => expect(when.value).toBe('7'));
});
