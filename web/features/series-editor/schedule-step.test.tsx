import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Scheduling, SeriesPreviewInput } from '#shared/series/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { refused, toasts } from '#test/support/screens/estimates-harness.tsx';
import { address, answerEditor, showEditor } from '#test/support/screens/series-editor-harness.tsx';
import { aSeries, coming, DRAFT, MONTHLY } from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const SCHEDULE = 'POST /series/{id}/schedule';
const PREVIEW = 'POST /series/preview';
const TERMS = 'Payment is due within 30 days of the invoice date.';
const bodies = () => callsOf(SCHEDULE).map(({ body }) => Scheduling.parse(body));

/** Opens the dialog for a stored series. */
async function openDialog(over: Parameters<typeof aSeries>[0] = DRAFT, answers: Answers = {}) {
  answerEditor({ 'GET /series/{id}': aSeries({ paymentTerms: TERMS, ...over }), ...answers });
  const { user } = showEditor('ser1/edit');
  await screen.findByLabelText('City');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

beforeEach(() => localStorage.clear());

describe('the schedule', () => {
  it('is monthly from today on, and sends by email, unless it is changed', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(address()).toBe('/invoices/recurring/ser1'));
    expect(bodies()).toMatchObject([
      { mode: 'send', version: 3, schedule: { unit: 'month', interval: 1, end: 'never', daysInAdvance: 0, hour: 9 } },
    ]);
    expect(bodies()[0]).not.toHaveProperty('includesPast');
    expect(toasts('success')).toEqual(['Recurring invoice started']);
  });

  it('is sent as it is chosen, and shows the next invoices of the same body', async () => {
    const { user, dialog } = await openDialog();
    await user.clear(dialog.getByLabelText(/^Every/));
    await user.type(dialog.getByLabelText(/^Every/), '2');
    await user.selectOptions(dialog.getByLabelText('Unit'), 'months');
    await user.selectOptions(dialog.getByLabelText('On'), 'The last Friday');
    await user.selectOptions(dialog.getByLabelText('Ends'), 'After a number of invoices');
    await user.clear(dialog.getByLabelText(/^Number of Invoices/));
    await user.type(dialog.getByLabelText(/^Number of Invoices/), '6');
    await user.clear(dialog.getByLabelText(/^Days in Advance/));
    await user.type(dialog.getByLabelText(/^Days in Advance/), '5');
    await user.selectOptions(dialog.getByLabelText('At'), '7:00 AM');
    await user.click(dialog.getByRole('radio', { name: 'Make a draft for me to send' }));
    await dialog.findByText('Every 2 months on the last Friday, 6 invoices in all');
    await dialog.findByText('Mar 31, 2026');
    expect(dialog.getAllByText(/^1,234.50/)).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()).toMatchObject([
      {
        mode: 'draft',
        schedule: {
          ...{ unit: 'month', interval: 2, anchor: { weekday: 5, ordinal: 'last' }, end: { count: 6 } },
          ...{ daysInAdvance: 5, hour: 7 },
        },
      },
    ]);
    const previews = callsOf(PREVIEW).map(({ body }) => SeriesPreviewInput.parse(body));
    expect(previews.at(-1)?.schedule).toEqual(bodies()[0]?.schedule);
  });

  it('asks about days that have passed', async () => {
    const passed = { coming: [coming('2026-03-31', '2026-04-30')], passedCount: 3 };
    const { user, dialog } = await openDialog(DRAFT, { [PREVIEW]: passed });
    await dialog.findByText('3 days of this schedule have passed');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'From the next day on' }).checked).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Also the 3 missed ones' }));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ includesPast: true }]));
  });

  it('of a running series is changed, without asking about its past', async () => {
    const passed = { coming: [coming('2026-03-01', '2026-03-31')], passedCount: 3 };
    const { user, dialog } = await openDialog({ schedule: { ...MONTHLY, anchor: 'last' } }, { [PREVIEW]: passed });
    await dialog.findByText('Every month on the last day');
    expect(dialog.queryByText(/have passed/)).toBeNull();
    await user.selectOptions(dialog.getByLabelText('On'), 'The 15th');
    await user.click(dialog.getByRole('button', { name: 'Save Schedule' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ schedule: { ...MONTHLY, anchor: 15 } }]));
    expect(toasts('success')).toEqual(['Schedule changed']);
  });

  it('is previewed after the latest invoice that was made in advance', async () => {
    const { dialog } = await openDialog({ schedule: MONTHLY, madeCount: 2, lastMade: '2026-02-01' });
    await dialog.findByText('Mar 31, 2026');
    const [preview] = callsOf(PREVIEW).map(({ body }) => SeriesPreviewInput.parse(body));
    expect(preview?.made).toEqual({ count: 2, last: '2026-02-01' });
  });

  it('makes drafts if there is no email, and says what is missing for sending', async () => {
    const { user, dialog } = await openDialog({ ...DRAFT, billingEmail: '', customerId: '' });
    const send = dialog.getByRole<HTMLInputElement>('radio', { name: 'Email it automatically' });
    expect(send.checked).toBe(false);
    await user.click(send);
    await dialog.findByText(/^There is no email address yet/);
    dialog.getByText(/^This recipient is not one of your customers/);
  });

  it('is not sent with a missing number, whose field has the focus', async () => {
    const { user, dialog } = await openDialog();
    await user.clear(dialog.getByLabelText(/^Every/));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await dialog.findByText('Enter a number from 1 to 36');
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Every/));
    expect(bodies()).toEqual([]);
  });

  it('is sent once on a double click, and again after a lost connection', async () => {
    const { user, dialog } = await openDialog(DRAFT, { [SCHEDULE]: new ConnectionError() });
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    answerEditor();
    await user.dblClick(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(address()).toBe('/invoices/recurring/ser1'));
    expect(callsOf(SCHEDULE)).toHaveLength(2);
  });

  it('says why the server refused it', async () => {
    const answers = { [SCHEDULE]: refused('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }) };
    const { user, dialog } = await openDialog(DRAFT, answers);
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(toasts('error')).toEqual(['The schedule could not be saved']));
    expect(address()).toBe('/invoices/recurring/ser1/edit');
  });

  it('is shown once what was typed is saved, without a notice above it', async () => {
    answerEditor({ 'GET /series/{id}': aSeries({ ...DRAFT, paymentTerms: TERMS }) });
    const { user } = showEditor('ser1/edit');
    await user.type(await screen.findByLabelText('City'), 'Banff');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await screen.findByRole('dialog');
    expect(callsOf('PATCH /series/{id}')).toMatchObject([{ body: { billingCity: 'Banff' } }]);
    expect(toasts('success')).toEqual([]);
  });

  it('shows what is wrong with the content instead, if it cannot be saved', async () => {
    answerEditor();
    const { user } = showEditor('create');
    await user.click(await screen.findByRole('tab', { name: /Payment/ }));
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(toasts('error')).toEqual(['Customer name is required']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
