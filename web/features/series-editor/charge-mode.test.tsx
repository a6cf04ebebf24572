import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Scheduling } from '#shared/series/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { answerEditor, showEditor } from '#test/support/screens/series-editor-harness.tsx';
import { aSeries, DRAFT } from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const SCHEDULE = 'POST /series/{id}/schedule';
const STATUS = 'GET /stripe/status';
const TERMS = 'Payment is due within 30 days of the invoice date.';
const CHARGE = 'Email it and charge the saved card or bank account';
const bodies = () => callsOf(SCHEDULE).map(({ body }) => Scheduling.parse(body));

type Series = Parameters<typeof aSeries>[0];
type Given = { over?: Series; answers?: Answers; by?: Partial<SessionUser> };

/** Opens the schedule of a series, of a business that takes cards. */
async function openDialog({ over = DRAFT, answers = {}, by = {} }: Given = {}) {
  answerEditor({
    'GET /series/{id}': aSeries({ paymentTerms: TERMS, ...over }),
    [STATUS]: { connected: true },
    ...answers,
  });
  const { user } = showEditor('ser1/edit', by);
  await screen.findByLabelText('City');
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  const charge = await dialog.findByRole<HTMLInputElement>('radio', { name: CHARGE });
  await waitFor(() => expect(callsOf(STATUS)).not.toEqual([]));
  return { user, dialog, charge };
}

beforeEach(() => localStorage.clear());

describe('charging the saved card', () => {
  it('is chosen with the day, which is the due date unless it is changed', async () => {
    const { user, dialog, charge } = await openDialog();
    expect(charge.checked).toBe(false);
    expect(dialog.queryByLabelText('When it is charged')).toBeNull();
    await user.click(charge);
    expect(dialog.getByLabelText<HTMLSelectElement>('When it is charged').selectedOptions[0]?.text).toBe(
      'On the due date',
    );
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ mode: 'charge', chargesAtIssue: false }]));
  });

  it('is on the day of the invoice if that is chosen', async () => {
    const { user, dialog, charge } = await openDialog();
    await user.click(charge);
    await user.selectOptions(dialog.getByLabelText('When it is charged'), 'On the day of the invoice');
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ mode: 'charge', chargesAtIssue: true }]));
  });

  it('shows what is stored, and forgets the day with the choice', async () => {
    const { user, dialog, charge } = await openDialog({ over: { mode: 'charge', chargesAtIssue: true } });
    expect(charge.checked).toBe(true);
    expect(dialog.getByLabelText<HTMLSelectElement>('When it is charged').value).toBe('atIssue');
    await user.click(dialog.getByRole('radio', { name: 'Email it automatically' }));
    await user.click(dialog.getByRole('button', { name: 'Save Schedule' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ mode: 'send' }]));
    expect(bodies()[0]).not.toHaveProperty('chargesAtIssue');
  });

  it('cannot be chosen by a business without cards, which is led to where they are set up', async () => {
    const { dialog, charge } = await openDialog({ answers: { [STATUS]: { connected: false } } });
    const link = await dialog.findByRole('link', { name: 'Set up card payments' });
    expect(link.getAttribute('href')).toBe('/payment-settings?tab=integration');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(charge.disabled).toBe(true);
  });

  it('is the owner’s to set up', async () => {
    const { dialog } = await openDialog({ answers: { [STATUS]: { connected: false } }, by: { role: 'EMPLOYEE' } });
    await dialog.findByText(/The owner of the business can set up card payments\.$/);
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('stays chosen, with a warning, once the business takes no cards any more', async () => {
    const { dialog, charge } = await openDialog({
      over: { mode: 'charge' },
      answers: { [STATUS]: { connected: false } },
    });
    await waitFor(() => expect(dialog.getByText(/does not take cards yet/).closest('[role=status]')).not.toBeNull());
    expect(charge.checked).toBe(true);
  });

  it('can be chosen if it is not known whether the business takes cards', async () => {
    const { charge } = await openDialog({ answers: { [STATUS]: new ConnectionError() } });
    expect(charge.disabled).toBe(false);
  });

  it('is only for a customer, who has the card', async () => {
    const { dialog, charge } = await openDialog({ over: { ...DRAFT, customerId: '' } });
    expect(charge.disabled).toBe(true);
    dialog.getByRole('radio', { name: CHARGE, description: /^Only for one of your customers/ });
  });

  it('needs an email address, like sending', async () => {
    const { user, dialog, charge } = await openDialog({ over: { ...DRAFT, billingEmail: '' } });
    await user.click(charge);
    await dialog.findByText(/^There is no email address yet/);
  });
});
