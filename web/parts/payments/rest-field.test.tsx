import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, CUSTOMER, ofCustomer, openDialog } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { PayableInvoice } from './payable.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const RECORD = 'POST /invoices/{id}/payments';
const QUESTION = '0.07 CAD more than the balance';

beforeEach(() => localStorage.clear());

async function open(answers: Answers = ofCustomer(CUSTOMER), over: Partial<PayableInvoice> = {}) {
  answerCalls({ [RECORD]: ({ body }) => aLedger([aLine({ id: body.id, amount: 344.93 })]), ...answers });
  const opened = await openDialog('Record Payment', (close) => (
    <RecordPaymentDialog invoice={aPayable({ total: 344.93, ...over })} onClose={close} />
  ));
  const amount = opened.dialog.getByLabelText<HTMLInputElement>('Amount');
  const pay = async (text: string) => {
    await opened.user.clear(amount);
    await opened.user.type(amount, text);
  };
  return { ...opened, amount, pay };
}

const bodies = () => callsOf(RECORD).map(({ body }) => body);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a payment above the balance', () => {
  it('keeps the rest as the customer’s credit, once', async () => {
    const { user, dialog, pay } = await open();
    await pay('345');
    await dialog.findByRole('radio', { name: 'Keep as credit for Café Léger', checked: true });
    expect(within(dialog.getByRole('group', { name: QUESTION })).getAllByRole('radio')).toHaveLength(2);
    await user.dblClick(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    expect(bodies()).toMatchObject([{ amount: 345, keepRest: 'credit' }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 345.00 CAD recorded, with the rest as credit');
  });

  it('records that the rest was given back', async () => {
    const { user, dialog, pay } = await open();
    await pay('345');
    await user.click(dialog.getByRole('radio', { name: 'Given back' }));
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    expect(bodies()).toMatchObject([{ amount: 345, keepRest: 'return' }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 345.00 CAD recorded');
  });

  it.each(['344.93', '100', '0.01'])('asks nothing at %s', async (text) => {
    const { user, dialog, pay } = await open();
    await pay(text);
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    expect(bodies()[0]).not.toHaveProperty('keepRest');
    expect(callsOf('GET /invoices/{id}')).toEqual([]);
  });

  it('says how much it is as one types', async () => {
    const { dialog, pay } = await open();
    await pay('344.94');
    expect(dialog.getByRole('status').textContent).toBe('0.01 CAD more than the balance');
    await pay('400');
    expect(dialog.getByRole('status').textContent).toBe('55.07 CAD more than the balance');
    await pay('300');
    expect(dialog.getByRole('status').textContent).toBe('');
  });

  it.each([
    [344.93, '345', '0.05 CAD is their change', '0.07 CAD, not rounded.'],
    [344.93, '344.97', '0.02 CAD is their change', '0.04 CAD, not rounded.'],
    [344.91, '350', '5.10 CAD is their change', '5.09 CAD, not rounded.'],
  ])('of %f by %s in cash is change, and credit to the cent', async (total, text, change, credit) => {
    const { user, dialog, pay } = await open(undefined, { total });
    await user.selectOptions(dialog.getByLabelText('Method'), 'cash');
    expect(dialog.queryByRole('radio')).toBeNull();
    await pay(text);
    const question = within(await dialog.findByRole('group', { name: change }));
    question.getByText(`${credit} It can pay their next invoice, or be given back later.`);
  });

  it('in cash is change without rounding where it needs none', async () => {
    const { user, dialog, pay } = await open(undefined, { total: 40 });
    await user.selectOptions(dialog.getByLabelText('Method'), 'cash');
    await pay('50');
    const question = within(await dialog.findByRole('group', { name: '10.00 CAD is their change' }));
    question.getByText('It can pay their next invoice, or be given back later.');
  });

  it('keeps what was typed after a dropped connection, and is sent again with its id', async () => {
    const { user, dialog, amount, pay } = await open({ ...ofCustomer(CUSTOMER), [RECORD]: new ConnectionError() });
    await pay('345');
    await user.click(await dialog.findByRole('radio', { name: 'Given back' }));
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(amount.value).toBe('345');
    answerCalls({ ...ofCustomer(CUSTOMER), [RECORD]: ({ body }) => aLedger([aLine({ id: body.id, amount: 344.93 })]) });
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    const [lost, again] = bodies();
    expect(again).toEqual(lost);
    expect(again).toMatchObject({ amount: 345, keepRest: 'return' });
  });

  it('is asked about when the balance turns out to be less than on screen', async () => {
    const { user, dialog } = await open({
      ...ofCustomer(CUSTOMER),
      [RECORD]: new AppError('INVALID_REQUEST', 'amount must be at most 100.00', {
        reason: 'OVER_BALANCE',
        issues: [{ path: 'amount', rule: 'max', params: { max: '100.00' } }],
      }),
      'GET /invoices/{id}/payments': aLedger([aLine({ amount: 244.93 })], { paid: 244.93, balance: 100 }),
    });
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await dialog.findByText('Amount must be at most 100.00');
    await dialog.findByRole('group', { name: '244.93 CAD more than the balance' });
  });
});

describe('a payment above the balance of nobody’s invoice', () => {
  it('can be given back, but not kept, and nothing is chosen for the user', async () => {
    const { user, dialog, pay } = await open(ofCustomer());
    await pay('345');
    await dialog.findByText('Credit belongs to a customer. Assign this invoice to one first.');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Keep as credit' })).toMatchObject({
      checked: false,
      disabled: true,
    });
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await dialog.findByText('Please choose what happens to the rest');
    expect(bodies()).toEqual([]);
    const given = dialog.getByRole('radio', { name: 'Given back' });
    await waitFor(() => expect(document.activeElement).toBe(given));
    await user.click(given);
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    expect(bodies()).toMatchObject([{ keepRest: 'return' }]);
  });

  it('can be kept once the invoice is assigned to a customer, with the amount as typed', async () => {
    const assigned = anInvoice({ customerId: CUSTOMER.id });
    const { user, dialog, amount, pay } = await open({ ...ofCustomer(), 'GET /customers/{id}': CUSTOMER });
    await pay('345');
    await user.click(await dialog.findByRole('button', { name: 'Assign to Customer' }));
    answerCalls({
      'PATCH /invoices/{id}/customer': assigned,
      'GET /customers/{id}': CUSTOMER,
      [RECORD]: ({ body }) => aLedger([aLine({ id: body.id, amount: 344.93 })]),
    });
    const assign = within(await screen.findByRole('dialog', { name: 'Assign to Customer' }));
    await user.click(assign.getByRole('button', { name: 'New customer from this invoice' }));
    await dialog.findByRole('radio', { name: 'Keep as credit for Café Léger', checked: true });
    expect(amount.value).toBe('345');
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    expect(bodies()).toMatchObject([{ amount: 345, keepRest: 'credit' }]);
  });

  it('is the same after the customer was deleted', async () => {
    const { dialog, pay } = await open({
      ...ofCustomer(CUSTOMER),
      'GET /customers/{id}': new AppError('NOT_FOUND', 'Customer not found'),
    });
    await pay('345');
    await dialog.findByRole('button', { name: 'Assign to Customer' });
  });
});
