import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoicePayments, LedgerLine } from '#shared/ledger/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import {
  aLedger,
  aLine,
  aPayable,
  CUSTOMER,
  openDialog,
  theReceipts,
} from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { PayableInvoice } from './payable.ts';
import { PaymentsDialog } from './payments-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const VOID = 'POST /invoices/{id}/payments/{paymentId}/void';
const REFUND = 'POST /invoices/{id}/refunds';

async function open(ledger: InvoicePayments, answers: Answers = {}, over: Partial<PayableInvoice> = {}) {
  answerCalls({ 'GET /invoices/{id}/payments': ledger, ...answers });
  const onChanged = vi.fn();
  const opened = await openDialog('Payments', (close) => (
    <PaymentsDialog invoice={aPayable(over)} onChanged={onChanged} onClose={close} />
  ));
  await screen.findByText('Balance');
  return { ...opened, onChanged };
}

const rows = () => within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');

describe('the payments of an invoice', () => {
  it('are listed with method, date, reference and author, above their sums', async () => {
    const { dialog } = await open(
      aLedger(
        [
          aLine({ reference: '1042', note: 'Thanks' }),
          aLine({ id: 'cash', method: 'cash', amount: 9.95 }),
          aLine({ id: 'cash-rounding', kind: 'rounding', method: 'cash', amount: -0.02, paymentId: 'cash' }),
          aLine({
            id: 'wrong',
            voidedAt: '2026-01-07T15:00:00.000Z',
            voidedBy: 'sam@larch.test',
            reason: 'Typed twice',
            refundable: 0,
          }),
        ],
        { refunded: 5 },
      ),
    );
    const [first, , rounding, voided] = rows();
    expect(first?.textContent).toContain('e-Transfer50.00 CADJan 5, 2026 · Reference 1042 · by maya@larch.testThanks');
    expect(rounding?.textContent).toContain('Cash rounding−0.02 CAD');
    expect(voided?.querySelectorAll('del')).toHaveLength(2);
    expect(voided?.textContent).toContain('Voided Jan 7, 2026 by sam@larch.test: Typed twice');
    expect(within(voided as HTMLElement).queryAllByRole('button')).toEqual([]);
    expect(dialog.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '59.93 CAD',
      '−5.00 CAD',
      '54.93 CAD',
      '150.00 CAD',
    ]);
  });

  it('by card are refunded, not voided; refunds and disputes show their state', async () => {
    const card = aLine({ id: 'pi_1', method: 'card', by: undefined });
    await open(
      aLedger([
        card,
        { ...card, id: 'r', kind: 'refund', amount: 20, paymentId: 'pi_1', status: 'pending', reason: 'Late' },
        { ...card, id: 'f', kind: 'refund', amount: 1, paymentId: 'pi_1', status: 'failed' },
        { ...card, id: 'd', kind: 'dispute', amount: 50, paymentId: 'pi_1', stage: 'OPEN' },
      ]),
    );
    expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull();
    screen.getByRole('button', { name: 'Refund Card, 50.00 CAD' });
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Card50.00 CAD'),
      expect.stringContaining('Refund by card−20.00 CADJan 5, 2026 · on its wayLate'),
      expect.stringContaining('Refund by card−1.00 CADJan 5, 2026 · failed'),
      expect.stringContaining('Dispute−50.00 CADJan 5, 2026 · the bank holds this amount'),
    ]);
  });

  it('by debit are refunded, not voided; what the bank returned reads so, and was not received', async () => {
    const debit = aLine({ id: 'pi_1', method: 'debit', by: undefined, amount: 100 });
    const returned = { ...debit, id: 'd', kind: 'dispute', paymentId: 'pi_1', stage: 'LOST' } as const;
    await open(
      aLedger(
        [
          { ...debit, refundable: 0 },
          returned,
          { ...debit, id: 'pi_2', amount: 60, refundable: 40 },
          { ...debit, id: 'r', kind: 'refund', amount: 20, paymentId: 'pi_2', status: 'succeeded' },
          { ...returned, id: 'e', stage: 'WON' },
        ],
        { refunded: 20 },
      ),
    );
    expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull();
    screen.getByRole('button', { name: 'Refund Pre-authorized debit, 60.00 CAD' });
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Pre-authorized debit100.00 CAD'),
      expect.stringContaining('Returned by the bank−100.00 CADJan 5, 2026 · owed again'),
      expect.stringContaining('Pre-authorized debit60.00 CAD'),
      expect.stringContaining('Refund to the bank account−20.00 CAD'),
      expect.stringContaining('Returned by the bank−100.00 CADJan 5, 2026 · the bank paid this amount after all'),
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '160.00 CAD',
      '−100.00 CAD',
      '−20.00 CAD',
      '40.00 CAD',
      '150.00 CAD',
    ]);
  });

  it('say that a bank payment is on its way, during which no other is recorded', async () => {
    const claim = { id: 'c', method: 'e-transfer', at: '2026-01-05T15:00:00.000Z', on: '2026-01-05' } as const;
    const ledger = aLedger([], { paid: 0, balance: 200, claim, pendingDebit: { amount: 200, on: '2026-01-06' } });
    await open(
      ledger,
      { 'GET /customers/{id}': CUSTOMER, 'GET /receipts': theReceipts() },
      { customerId: CUSTOMER.id },
    );
    screen.getByText('Bank payment of 200.00 CAD on its way');
    screen.getByText(
      'Since Jan 6, 2026, usually for five business days. No other payment can be recorded until it arrives or fails, and reminders pause.',
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0.00 CAD', '200.00 CAD']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close', '']);
  });

  it('can be refunded while a bank payment of the rest is on its way', async () => {
    await open(aLedger([aLine()], { pendingDebit: { amount: 150, on: '2026-01-06' } }));
    screen.getByText('Bank payment of 150.00 CAD on its way');
    screen.getByRole('button', { name: /^Refund/ });
  });

  it('by credit name both days; what was kept from one reads so', async () => {
    await open(
      aLedger(
        [
          aLine({ receiptId: 'r1', appliedOn: '2026-01-09' }),
          aLine({ id: 'kept', kind: 'refund', amount: 20, receiptId: 'kept', paymentId: 'p', status: 'succeeded' }),
        ],
        { refunded: 25 },
      ),
    );
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining(
        'Credit50.00 CADUsed Jan 9, 2026 · received Jan 5, 2026, e-Transfer · by maya@larch.test',
      ),
      expect.stringContaining('Kept as credit−20.00 CADJan 5, 2026 · by maya@larch.test'),
    ]);
    screen.getByRole('button', { name: 'Void Credit, 50.00 CAD' });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '50.00 CAD',
      '−5.00 CAD',
      '−20.00 CAD',
      '25.00 CAD',
      '150.00 CAD',
    ]);
  });

  it('above the balance are voided with what was given back at once, but not after another refund', async () => {
    const back = aLine({
      id: 'payment-1-rest',
      kind: 'refund',
      amount: 5,
      paymentId: 'payment-1',
      status: 'succeeded',
    });
    await open(aLedger([aLine(), back, aLine({ id: 'p2' }), { ...back, id: 'r2', paymentId: 'p2' }], { refunded: 10 }));
    expect(screen.getAllByRole('button', { name: /^Void/ })).toHaveLength(1);
  });

  it('can be reloaded after a failure', async () => {
    answerCalls({ 'GET /invoices/{id}/payments': new AppError('NOT_FOUND', 'Invoice not found') });
    const { user } = await openDialog('Payments', (close) => <PaymentsDialog invoice={aPayable()} onClose={close} />);
    await screen.findByText('Failed to load payments');
    answerCalls({ 'GET /invoices/{id}/payments': aLedger([], { paid: 0, balance: 200 }) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Nothing has been paid yet.');
  });

  it('take another one, of the latest balance', async () => {
    const { user } = await open(aLedger([aLine()]));
    await user.click(screen.getByRole('button', { name: 'Record Payment' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('150');
  });
});

describe('Void', () => {
  const voiding = async (answers: Answers) => {
    const opened = await open(aLedger([aLine()]), answers);
    await opened.user.click(screen.getByRole('button', { name: 'Void e-Transfer, 50.00 CAD' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Void Payment' }));
    return { ...opened, dialog, submit: dialog.getByRole('button', { name: 'Void Payment' }) };
  };

  it('asks first, takes a reason, and voids once', async () => {
    const gone = aLedger([aLine({ voidedAt: '2026-01-07T15:00:00.000Z' })], { paid: 0, balance: 200 });
    const { user, dialog, submit, onChanged } = await voiding({ [VOID]: gone });
    dialog.getByText(/^e-Transfer, 50\.00 CAD, Jan 5, 2026 .* It will no longer count as paid/);
    await user.type(dialog.getByLabelText('Reason'), 'Typed twice');
    await user.dblClick(submit);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Void Payment' })).toBeNull());
    expect(callsOf(VOID)).toEqual([{ id: 'inv-1', paymentId: 'payment-1', body: { reason: 'Typed twice' } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment voided');
    expect(onChanged).toHaveBeenCalledOnce();
    expect(rows()[0]?.querySelector('del')).not.toBeNull();
  });

  it.each([
    [new AppError('CONFLICT', 'A payment that was refunded cannot be voided'), 'A payment that was refunded cannot'],
    [new ConnectionError(), 'Failed to void payment'],
  ])('keeps the reason after a failure (%o)', async (error, text) => {
    const { user, dialog, submit } = await voiding({ [VOID]: error });
    await user.type(dialog.getByLabelText('Reason'), 'Typed twice');
    await user.click(submit);
    await waitFor(() => expect(String(vi.mocked(toast.error).mock.calls[0]?.[0])).toContain(text));
    expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Typed twice');
  });
});

it('says that the void of a part makes it credit again', async () => {
  const { user } = await open(aLedger([aLine({ receiptId: 'r1' })]), { [VOID]: aLedger([]) });
  await user.click(screen.getByRole('button', { name: 'Void e-Transfer, 50.00 CAD' }));
  await screen.findByText(/This invoice is due again, and the amount is your customer’s credit/);
});

describe('a refund for a customer', () => {
  const keeping = async (line: LedgerLine, answers: Answers = {}) => {
    const opened = await open(
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

describe('Refund', () => {
  const refunding = async (answers: Answers) => {
    const opened = await open(aLedger([aLine({ refundable: 45 })]), answers);
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
    const { user } = await open(aLedger([line]), { [REFUND]: aLedger() });
    expect(rows()[0]?.textContent).toContain('50.00 CAD still to be returned');
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
    const { user } = await open(aLedger([line]), { [REFUND]: aLedger() });
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
