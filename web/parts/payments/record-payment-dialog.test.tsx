import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, openDialog } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { PayableInvoice } from './payable.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const RECORD = 'POST /invoices/{id}/payments';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-06T02:00:00Z') });
  answerCalls({ [RECORD]: ({ body }) => aLedger([aLine({ id: body.id, amount: body.amount })]) });
});
afterEach(() => vi.useRealTimers());

async function open(over: Partial<PayableInvoice> = {}, by: Partial<SessionUser> = {}) {
  const onRecorded = vi.fn();
  const opened = await openDialog(
    'Record Payment',
    (close) => <RecordPaymentDialog invoice={aPayable(over)} onClose={close} onRecorded={onRecorded} />,
    by,
  );
  const field = (label: string) => opened.dialog.getByLabelText<HTMLInputElement>(label);
  return { ...opened, field, onRecorded, submit: opened.dialog.getByRole('button', { name: 'Record Payment' }) };
}

const bodies = () => callsOf(RECORD).map(({ body }) => body);

describe('recording a payment', () => {
  it('starts with the balance, today in the business’s time zone, by e-Transfer', async () => {
    const { user, dialog, field, submit, onRecorded } = await open({ amountPaid: 50.5 });
    expect(field('Amount').value).toBe('149.50');
    expect(document.activeElement).toBe(field('Amount'));
    dialog.getByRole('button', { name: 'Date Jan 5, 2026' });
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const id = expect.stringMatching(/^[\w-]{36}$/);
    expect(bodies()).toEqual([{ id, method: 'e-transfer', amount: 149.5, paidOn: '2026-01-05' }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 149.50 CAD recorded');
    expect(onRecorded).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Open');
  });

  it('sends reference and note, and remembers the method', async () => {
    const { user, field, submit } = await open();
    await user.selectOptions(field('Method'), 'cheque');
    await user.type(field('Reference'), ' 1042 ');
    await user.click(screen.getByText('Add a note'));
    await user.type(field('Note'), 'Came by mail');
    await user.dblClick(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()).toMatchObject([{ method: 'cheque', amount: 200, reference: '1042', note: 'Came by mail' }]);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Method')).value).toBe('cheque');
  });

  it('sends the customer a receipt, unless the user declines it', async () => {
    const { user, dialog, field, submit } = await open({ billingEmail: 'pat@example.com' });
    dialog.getByText('By email to pat@example.com');
    expect(field('Send a receipt').checked).toBe(true);
    await user.click(submit);
    await waitFor(() => expect(bodies()).toMatchObject([{ sendReceipt: true }]));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const again = within(await screen.findByRole('dialog', { name: 'Record Payment' }));
    await user.click(again.getByRole('switch', { name: 'Send a receipt' }));
    await user.click(again.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).not.toHaveProperty('sendReceipt');
  });

  it('sends no receipt for a user whose email is not confirmed', async () => {
    const { user, dialog, field, submit } = await open({ billingEmail: 'pat@example.com' }, { emailVerified: false });
    dialog.getByText('Confirm your email to send receipts.');
    expect(field('Send a receipt')).toMatchObject({ checked: false, disabled: true });
    await user.click(submit);
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).not.toHaveProperty('sendReceipt');
  });

  it('sends no receipt for a draft unless asked to', async () => {
    const { field } = await open({ billingEmail: 'pat@example.com', status: 'DRAFT' });
    expect(field('Send a receipt')).toMatchObject({ checked: false, disabled: false });
  });

  it('offers no receipt without an address', async () => {
    const { dialog } = await open();
    expect(dialog.queryByRole('switch')).toBeNull();
  });

  it('rounds to five cents in cash, and back', async () => {
    const { user, dialog, field } = await open({ total: 344.93 });
    await user.selectOptions(field('Method'), 'cash');
    expect(field('Amount').value).toBe('344.95');
    dialog.getByText('Rounded to five cents: 344.95 in cash pays 344.93.');
    await user.selectOptions(field('Method'), 'bank');
    expect(field('Amount').value).toBe('344.93');
    expect(dialog.queryByText(/Rounded/)).toBeNull();
    await user.clear(field('Amount'));
    await user.type(field('Amount'), '100');
    await user.selectOptions(field('Method'), 'cash');
    expect(field('Amount').value).toBe('100');
  });

  it('does not round cash in another currency', async () => {
    const { user, dialog, field } = await open({ total: 344.93, currency: 'USD' });
    await user.selectOptions(field('Method'), 'cash');
    expect(field('Amount').value).toBe('344.93');
    expect(dialog.queryByText(/Rounded/)).toBeNull();
  });

  it('asks for an amount before any call', async () => {
    const { user, dialog, field, submit } = await open();
    await user.clear(field('Amount'));
    await user.click(submit);
    await dialog.findByText('Amount is required');
    expect(bodies()).toEqual([]);
  });
});

describe('a payment that is not recorded', () => {
  it('shows the server’s error at its field, and keeps the input', async () => {
    answerCalls({
      [RECORD]: invalidRequest([
        { path: 'amount', rule: 'max', params: { max: '150.00' } },
        { path: 'paidOn', rule: 'notInFuture' },
      ]),
    });
    const { user, dialog, field, submit } = await open();
    await user.type(field('Reference'), 'R-1');
    await user.click(submit);
    await dialog.findByText('Amount must be at most 150.00');
    dialog.getByText('Date must not be in the future');
    await waitFor(() => expect(document.activeElement).toBe(field('Amount')));
    expect([field('Amount').value, field('Reference').value]).toEqual(['200', 'R-1']);
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('says why', async () => {
    answerCalls({ [RECORD]: new AppError('CONFLICT', 'This invoice was cancelled') });
    const { user, submit } = await open();
    await user.click(submit);
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(['This invoice was cancelled']));
    screen.getByRole('dialog', { name: 'Record Payment' });
  });

  it('is sent again with its id after a dropped connection, and reports what was first sent', async () => {
    answerCalls({ [RECORD]: new ConnectionError() });
    const { user, field, submit } = await open();
    await user.click(submit);
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    const [lost] = bodies();
    answerCalls({ [RECORD]: aLedger([aLine({ id: lost?.id ?? '', amount: 200 })]) });
    await user.clear(field('Amount'));
    await user.type(field('Amount'), '20');
    await user.click(submit);
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 200.00 CAD recorded'));
    expect(bodies().map((body) => body.id)).toEqual([lost?.id, lost?.id]);
  });

  it('is not discarded by Escape without asking', async () => {
    const { user, field } = await open();
    await user.type(field('Reference'), 'R-1');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()).toEqual([]);
  });
});
