import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Decision } from '#shared/estimate/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { address, anEstimate, DRAFT, refused, showPage, toasts } from '#test/support/screens/estimates-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SEND = 'POST /estimates/{id}/send';
const DECIDE = 'POST /estimates/{id}/decision';
const INVOICE = 'POST /estimates/{id}/invoices';
const reads = () => callsOf('GET /estimates/{id}').length;
const actions = () => screen.getByRole('button', { name: 'Actions for EST-7' });
const ACCEPTED = { status: 'ACCEPTED' } as const;

describe('sending from the page', () => {
  it('asks first, sends once, and shows what is next', async () => {
    const { user, steps } = await showPage(DRAFT, { [SEND]: anEstimate({ version: 4 }) });
    await user.click(steps.getByRole('button', { name: 'Send Estimate' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send Estimate' }));
    dialog.getByText(/^1,234\.50/);
    expect(callsOf(SEND)).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sent to Café Léger Inc.');
    expect(callsOf(SEND)).toEqual([{ id: 'est1', body: {} }]);
    expect(toasts('success')).toEqual(['Estimate sent']);
    screen.getByText('Waiting for an answer; valid for 20 more days.');
    expect(screen.getByRole('link', { name: 'View Estimate' }).getAttribute('href')).toBe('/estimate/business1-est1-1');
  });

  it('asks for a missing address, which is saved with the estimate', async () => {
    const patch = 'PATCH /estimates/{id}';
    const { user, steps } = await showPage(
      { ...DRAFT, billingEmail: '' },
      { [patch]: anEstimate(DRAFT), [SEND]: anEstimate() },
    );
    await user.click(steps.getByRole('button', { name: 'Send Estimate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Estimate' }));
    dialog.getByText('Estimate EST-7 for Café Léger Inc. has no email address yet.');
    await user.type(dialog.getByRole('textbox'), 'walk-in@example.com{Enter}');
    await screen.findByText('Sent to Café Léger Inc.');
    expect(callsOf(patch)).toEqual([{ id: 'est1', body: { billingEmail: 'walk-in@example.com' } }]);
    expect(callsOf(SEND)).toHaveLength(1);
  });

  it('says why it was refused, and stays open', async () => {
    const quota = refused('TOO_MANY_REQUESTS', 'No more emails today');
    const { user, steps } = await showPage({}, { [SEND]: quota });
    await user.click(steps.getByRole('button', { name: 'Send Again' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to send the estimate. Please try again.']));
    screen.getByRole('alertdialog', { name: 'Send Again' });
  });

  it('reads the estimate again when the customer accepted meanwhile', async () => {
    const decided = refused('CONFLICT', 'This estimate has already been accepted.', { reason: 'ESTIMATE_DECIDED' });
    const { user, steps } = await showPage({}, { [SEND]: decided });
    await user.click(steps.getByRole('button', { name: 'Send Again' }));
    const before = reads();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText('This estimate has already been accepted.');
    expect(reads()).toBeGreaterThan(before);
  });
});

describe('recording a decision', () => {
  it('tells what the customer said, how, and with which reference', async () => {
    const { user, steps } = await showPage({}, { [DECIDE]: anEstimate(ACCEPTED) });
    await user.click(steps.getByRole('button', { name: 'Record Decision' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Decision' }));
    await user.selectOptions(dialog.getByLabelText('How were you told?'), 'By purchase order');
    await user.type(dialog.getByLabelText('Reference'), ' PO 88 ');
    await user.dblClick(dialog.getByRole('button', { name: 'Record' }));
    await screen.findByText('Accepted. You can make the invoice now.');
    expect(callsOf(DECIDE)).toHaveLength(1);
    const [{ id, body } = { id: '', body: {} }] = callsOf(DECIDE);
    expect(id).toBe('est1');
    const told = { decision: 'accepted', way: 'purchaseOrder', reference: 'PO 88', version: 1 };
    expect(Decision.parse(body)).toEqual(told);
    expect(toasts('success')).toEqual(['Decision recorded']);
  });

  it('records a no without a reference', async () => {
    const { user, steps } = await showPage({}, { [DECIDE]: anEstimate({ status: 'DECLINED' }) });
    await user.click(steps.getByRole('button', { name: 'Record Decision' }));
    await user.selectOptions(await screen.findByLabelText('Decision'), 'Declined');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByText('Declined. You can change it and send it again.');
    expect(callsOf(DECIDE)).toMatchObject([{ body: { decision: 'declined', way: 'phone' } }]);
  });

  it('keeps what was entered when it fails', async () => {
    const { user, steps } = await showPage({}, { [DECIDE]: new ConnectionError() });
    await user.click(steps.getByRole('button', { name: 'Record Decision' }));
    const reference = await screen.findByLabelText<HTMLInputElement>('Reference');
    await user.type(reference, 'PO 88');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to record the decision']));
    expect(reference.value).toBe('PO 88');
  });

  it('says that the customer was faster, and shows their decision', async () => {
    let status: 'ACCEPTED' | 'SENT' = 'SENT';
    const text = 'This estimate has already been accepted.';
    const { user, steps } = await showPage(
      {},
      {
        'GET /estimates/{id}': () => anEstimate({ status }),
        [DECIDE]: () => {
          status = 'ACCEPTED';
          return refused('CONFLICT', text, { reason: 'ESTIMATE_DECIDED' })();
        },
      },
    );
    await user.click(steps.getByRole('button', { name: 'Record Decision' }));
    await user.click(await screen.findByRole('button', { name: 'Record' }));
    await screen.findByText('Accepted. You can make the invoice now.');
    expect(toasts('error')).toEqual([text]);
  });

  it('can be undone, after a question', async () => {
    const { user } = await showPage(ACCEPTED, { [DECIDE]: anEstimate() });
    await user.click(actions());
    await user.click(await screen.findByRole('menuitem', { name: 'Undo Decision' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo Decision' }));
    expect(callsOf(DECIDE)).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Waiting for an answer/);
    expect(callsOf(DECIDE)).toEqual([{ id: 'est1', body: { decision: 'undone' } }]);
    expect(toasts('success')).toEqual(['Decision undone']);
  });
});

describe('making the invoice', () => {
  it('opens it as a draft, and makes one on a double click', async () => {
    const made = { id: 'inv-9', invoiceNumber: 'INV-9' } as never;
    const { user, steps } = await showPage(ACCEPTED, { [INVOICE]: made });
    await user.dblClick(steps.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(address()).toBe('/invoices/inv-9/edit'));
    expect(callsOf(INVOICE)).toEqual([{ id: 'est1', body: {} }]);
    expect(toasts('success')).toEqual(['Invoice INV-9 created as a draft']);
  });

  it.each([
    ['ESTIMATE_NOT_ACCEPTED', 'This estimate was not accepted. Record that your customer accepted it first.'],
    ['CHANGED_MEANWHILE', 'The estimate was changed meanwhile'],
  ] as const)('says why it was refused, and reads the estimate again (%s)', async (reason, text) => {
    let status: 'ACCEPTED' | 'SENT' = 'ACCEPTED';
    const { user, steps } = await showPage(ACCEPTED, {
      'GET /estimates/{id}': () => anEstimate({ status }),
      [INVOICE]: () => {
        status = 'SENT';
        return refused('CONFLICT', text, { reason })();
      },
    });
    await user.click(steps.getByRole('button', { name: 'Make Invoice' }));
    await screen.findByText(/^Waiting for an answer/);
    expect(toasts('error')).toEqual([text]);
    expect(address()).toBe('/estimates/est1');
  });

  it('can be tried again after a failure', async () => {
    const { user, steps } = await showPage(ACCEPTED, { [INVOICE]: new ConnectionError() });
    await user.click(steps.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to make the invoice']));
    await user.click(steps.getByRole('button', { name: 'Make Invoice' }));
    await waitFor(() => expect(callsOf(INVOICE)).toHaveLength(2));
  });
});

it('leaves the page of an estimate that was deleted', async () => {
  const { user } = await showPage({}, { 'DELETE /estimates/{id}': undefined });
  await user.click(actions());
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Estimate' }));
  await waitFor(() => expect(address()).toBe('/estimates'));
  expect(toasts('success')).toEqual(['Estimate deleted']);
});
