import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { LedgerLine } from '#shared/ledger/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { openPayments, paymentRows, REFUND } from '#test/support/screens/payments-dialog-harness.tsx';
import { aLedger, aLine, CUSTOMER, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

describe('Refund', () => {
  const refunding = async (answers: Answers) => {
    const opened = await openPayments(aLedger([aLine({ refundable: 45 })]), answers);
    await opened.user.click(screen.getByRole('button', { name: 'Refund e-Transfer, 50.00 CAD' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Payment' }));
    return { ...opened, dialog, submit: dialog.getByRole('button', { name: 'Refund' }) };
  };

  it('starts with the refundable amount, and explains what happens', async () => {
    const { user, dialog, submit } = await refunding({ [REFUND]: aLedger() });
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('45');
    dialog.getByText(/This only records the refund: return the money yourself\./);
    dialog.getByText('The customer does not owe it again.');
    await user.dblClick(submit);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Refund Payment' })).toBeNull());
    const id = expect.stringMatching(/^[\w-]{36}$/);
    expect(callsOf(REFUND)).toEqual([{ id: 'inv-1', body: { id, paymentId: 'payment-1', amount: 45 } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Refund of 45.00 CAD recorded');
  });

  it('may leave the amount owed', async () => {
    const { user, dialog, submit } = await refunding({ [REFUND]: aLedger() });
    await user.click(dialog.getByRole('switch', { name: 'The customer still owes this amount' }));
    dialog.getByText('The customer owes this amount again.');
    await user.type(dialog.getByLabelText('Reason'), 'Paid twice');
    await user.click(submit);
    await waitFor(() => expect(callsOf(REFUND)).toMatchObject([{ body: { stillOwed: true, reason: 'Paid twice' } }]));
  });

  it('may reduce the price, after which the amount is no longer owed', async () => {
    const { user, dialog, submit } = await refunding({ [REFUND]: aLedger() });
    dialog.getByText('The price of the invoice and the tax you owe stay the same.');
    await user.click(dialog.getByRole('radio', { name: 'Reduce the price' }));
    expect(dialog.queryByRole('switch')).toBeNull();
    await user.type(dialog.getByLabelText('Reason'), 'Fewer hours');
    await user.click(submit);
    const body = { paymentId: 'payment-1', amount: 45, reason: 'Fewer hours', reducesPrice: true };
    await waitFor(() => expect(callsOf(REFUND)).toMatchObject([{ body }]));
    expect(callsOf(REFUND)[0]?.body).not.toHaveProperty('stillOwed');
  });

  it('whose card refund failed can be returned by another method', async () => {
    const line = aLine({ id: 'pi_1', method: 'card', amount: 200, refundable: 200, failedRefund: 50 });
    const { user } = await openPayments(aLedger([line]), { [REFUND]: aLedger() });
    expect(paymentRows()[0]?.textContent).toContain('50.00 CAD still to be returned');
    await user.click(screen.getByRole('button', { name: 'Refund Card, 200.00 CAD' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Payment' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('50');
    dialog.getByText(/The money goes back to the card/);
    await user.selectOptions(dialog.getByLabelText('How'), 'Cheque');
    dialog.getByText(/This only records the refund: return the money yourself\./);
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(callsOf(REFUND)).toMatchObject([{ body: { paymentId: 'pi_1', amount: 50, method: 'cheque' } }]),
    );
  });

  it('of a debit goes back to the bank account, or another way once that failed', async () => {
    const line = aLine({ id: 'pi_1', method: 'debit', amount: 200, refundable: 200, failedRefund: 50 });
    const { user } = await openPayments(aLedger([line]), { [REFUND]: aLedger() });
    await user.click(screen.getByRole('button', { name: 'Refund Pre-authorized debit, 200.00 CAD' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund Payment' }));
    dialog.getByText(/The money goes back to the bank account, usually within ten days\./);
    dialog.getByText('The last refund to the bank account failed.');
    const how = dialog.getByLabelText<HTMLSelectElement>('How');
    expect(how.selectedOptions[0]?.textContent).toBe('Bank account again');
    expect(within(how).queryByRole('option', { name: /card/i })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(callsOf(REFUND)).toMatchObject([{ body: { paymentId: 'pi_1', amount: 50 } }]));
    expect(callsOf(REFUND)[0]?.body).not.toHaveProperty('method');
  });

  it('keeps its id and what was typed after a refusal or a dropped connection', async () => {
    const tooMuch = invalidRequest([{ path: 'amount', rule: 'max', params: { max: '30.00' } }]);
    const { user, dialog, submit } = await refunding({ [REFUND]: new ConnectionError() });
    await user.click(submit);
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    answerCalls({ 'GET /invoices/{id}/payments': aLedger([aLine()]), [REFUND]: tooMuch });
    await user.click(submit);
    await dialog.findByText('Amount must be at most 30.00');
    const ids = callsOf(REFUND).map(({ body }) => body.id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('45');
  });
});

describe('a refund for a customer', () => {
  const keeping = async (line: LedgerLine, answers: Answers = {}) => {
    const opened = await openPayments(
      aLedger([line]),
      { 'GET /customers/{id}': CUSTOMER, 'GET /receipts': theReceipts(), ...answers },
      { customerId: CUSTOMER.id },
    );
    await opened.user.click(screen.getByRole('button', { name: /^Refund / }));
    const form = within(await screen.findByRole('dialog', { name: 'Refund Payment' }));
    await opened.user.click(await form.findByRole('radio', { name: 'Keep as credit for Café Léger' }));
    return { ...opened, form };
  };
  const bodies = () => callsOf(REFUND).map(({ body }) => body);

  it('can stay as their credit, also of a card payment', async () => {
    const card = aLine({ id: 'pi_1', method: 'card', by: undefined });
    const { user, form } = await keeping(card, { [REFUND]: aLedger([card]) });
    expect(form.queryByText(/The money goes back to the card/)).toBeNull();
    form.getByRole('radio', { name: 'Keep the price' });
    await user.dblClick(form.getByRole('button', { name: 'Keep as Credit' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('50.00 CAD kept as credit'));
    expect(bodies()).toMatchObject([{ paymentId: 'pi_1', amount: 50, keepAsCredit: true }]);
    expect(bodies()[0]).not.toHaveProperty('method');
  });

  it('can reduce the price at the same time', async () => {
    const { user, form } = await keeping(aLine(), { [REFUND]: aLedger([aLine()]) });
    await user.click(form.getByRole('radio', { name: 'Reduce the price' }));
    await user.click(form.getByRole('button', { name: 'Keep as Credit' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ keepAsCredit: true, reducesPrice: true }]));
  });

  it('is given back if they do not keep it after all', async () => {
    const { user, form } = await keeping(aLine(), { [REFUND]: aLedger([aLine()]) });
    await user.click(form.getByRole('radio', { name: 'Give it back' }));
    await user.click(form.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).not.toHaveProperty('keepAsCredit');
  });

  it('keeps what was chosen after a dropped line, and its id', async () => {
    const { user, form } = await keeping(aLine(), { [REFUND]: new ConnectionError() });
    const keep = form.getByRole('button', { name: 'Keep as Credit' });
    await user.click(keep);
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    form.getByRole('radio', { name: 'Keep as credit for Café Léger', checked: true });
    await user.click(keep);
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toEqual(bodies()[0]);
  });
});
