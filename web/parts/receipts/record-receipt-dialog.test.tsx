import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { ReceiptInput } from '#shared/receipt/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aReceipt, CUSTOMER, openDialog } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { RecordReceiptDialog } from './record-receipt-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const RECORD = 'POST /receipts';
const ACCOUNT = 'GET /customers/{id}/account';

const anInvoice = (number: number, total: number, over: Partial<InvoiceListItem> = {}): InvoiceListItem => ({
  ...{ id: `inv${number}`, customerId: CUSTOMER.id, invoiceNumber: `INV-${number}`, billingName: 'Café Léger' },
  billingEmail: 'billing@example.com',
  ...{ issueDate: `2026-01-0${number}`, dueDate: `2026-02-0${number}`, currency: 'CAD', status: 'SENT', total },
  ...over,
});
const THREE = [anInvoice(3, 99.99), anInvoice(2, 150), anInvoice(1, 100)];

const account = (invoices: readonly InvoiceListItem[]) => ({
  data: [...invoices],
  meta: { total: invoices.length, page: 1, limit: 100, totalPages: 1 },
  owed: [...new Set(invoices.map(({ currency }) => currency))].map((currency) => ({ currency, amount: 0, overdue: 0 })),
});
const recorded = ({ body }: { body: ReceiptInput }) => aReceipt({ ...body, rest: 0, applications: [] });

beforeEach(() => localStorage.clear());

type Options = { answers?: Answers; invoices?: readonly InvoiceListItem[]; by?: Partial<SessionUser> };

async function open({ answers = {}, invoices, by }: Options = {}) {
  answerCalls({ [ACCOUNT]: account(THREE), [RECORD]: recorded, ...answers });
  const onRecorded = vi.fn();
  const opened = await openDialog(
    'Record Payment',
    (close) => (
      <RecordReceiptDialog
        customer={CUSTOMER}
        onClose={close}
        onRecorded={onRecorded}
        {...(invoices && { invoices })}
      />
    ),
    by,
  );
  const { user, dialog } = opened;
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const type = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  };
  const amounts = () =>
    within(dialog.getByRole('list', { name: 'Invoices' }))
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
  const submit = () => user.click(dialog.getByRole('button', { name: 'Record Payment' }));
  return { ...opened, field, type, amounts, submit, onRecorded };
}

/** The dialog once the invoices are loaded. */
async function loaded(options: Options = {}) {
  const opened = await open(options);
  await opened.dialog.findByRole('list', { name: 'Invoices' });
  return opened;
}

const bodies = () => callsOf(RECORD).map(({ body }) => body);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a payment for several invoices', () => {
  it('fills those that are due the longest as one types, and is recorded once', async () => {
    const { user, dialog, field, type, amounts, onRecorded } = await loaded();
    expect(document.activeElement).toBe(field('Amount'));
    expect(amounts()).toEqual(['', '', '']);
    await type('Amount', '349.99');
    expect(amounts()).toEqual(['100', '150', '99.99']);
    await user.dblClick(dialog.getByRole('button', { name: 'Record Payment' }));
    await isClosed();
    expect(bodies()).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{36}$/),
        ...{ customerId: CUSTOMER.id, method: 'e-transfer', amount: 349.99, currency: 'CAD', sendReceipt: true },
        paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        applications: [
          { invoiceId: 'inv1', amount: 100 },
          { invoiceId: 'inv2', amount: 150 },
          { invoiceId: 'inv3', amount: 99.99 },
        ],
      },
    ]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 349.99 CAD recorded');
    expect(onRecorded).toHaveBeenCalledOnce();
  });

  it('names the rest in words as one types', async () => {
    const { dialog, type, submit } = await loaded();
    await type('Amount', '350.06');
    dialog.getByText('0.07 CAD stays as credit for Café Léger.');
    await type('Amount', '349.99');
    expect(dialog.queryByText(/stays as credit/)).toBeNull();
    await type('Amount', '350.06');
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications.map(({ amount }) => amount)).toEqual([100, 150, 99.99]);
  });

  it('keeps typed amounts, fills the others with the rest, and can fill all again', async () => {
    const { user, dialog, type, amounts, submit } = await loaded();
    await type('Amount', '200');
    await type('Amount for INV-2', '150');
    expect(amounts()).toEqual(['50', '150', '']);
    await user.click(dialog.getByRole('button', { name: 'Fill In Again' }));
    expect(amounts()).toEqual(['100', '100', '']);
    expect(dialog.queryByRole('button', { name: 'Fill In Again' })).toBeNull();
    await type('Amount for INV-1', '');
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications).toEqual([
      { invoiceId: 'inv2', amount: 150 },
      { invoiceId: 'inv3', amount: 50 },
    ]);
  });

  it('asks for an amount, and refuses more than a balance or than was received, before any call', async () => {
    const { dialog, field, type, submit } = await loaded();
    await submit();
    await dialog.findByText('Amount is required');
    await type('Amount', '120');
    await type('Amount for INV-1', '100.01');
    await submit();
    await dialog.findByText('At most 100.00');
    await waitFor(() => expect(document.activeElement).toBe(field('Amount for INV-1')));
    await type('Amount for INV-1', '100');
    await type('Amount for INV-2', '30');
    await submit();
    await dialog.findByText('Amount must be at least 130.00');
    expect(bodies()).toEqual([]);
    await type('Amount', '130');
    await submit();
    await isClosed();
  });

  it('starts with the sum of chosen invoices, and reads no others', async () => {
    const { field, amounts, submit } = await open({ invoices: [anInvoice(3, 99.99), anInvoice(1, 100)] });
    expect(field('Amount').value).toBe('199.99');
    expect(amounts()).toEqual(['100', '99.99']);
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications.map(({ invoiceId }) => invoiceId)).toEqual(['inv1', 'inv3']);
    expect(callsOf(ACCOUNT)).toEqual([]);
  });

  it('asks for the currency only if several are open', async () => {
    const invoices = [...THREE, anInvoice(4, 80, { currency: 'USD' })];
    const { user, field, amounts, type, submit } = await loaded({ answers: { [ACCOUNT]: account(invoices) } });
    await type('Amount', '80');
    expect(amounts()).toEqual(['80', '', '']);
    await user.selectOptions(field('Currency'), 'USD');
    expect(amounts()).toEqual(['80']);
    await submit();
    await isClosed();
    expect(bodies()).toMatchObject([{ currency: 'USD', applications: [{ invoiceId: 'inv4', amount: 80 }] }]);
  });

  it('is all credit without open invoices: those paid, cancelled or still drafts do not count', async () => {
    const closed = [
      anInvoice(1, 100, { status: 'PAID', amountPaid: 100 }),
      anInvoice(2, 100, { status: 'CANCELLED' }),
      anInvoice(3, 100, { status: 'DRAFT' }),
    ];
    const { dialog, type, submit } = await open({ answers: { [ACCOUNT]: account(closed) } });
    await dialog.findByText('No open invoices.');
    expect(dialog.queryByLabelText('Currency')).toBeNull();
    await type('Amount', '500');
    dialog.getByText('500.00 CAD stays as credit for Café Léger.');
    await submit();
    await isClosed();
    expect(bodies()).toMatchObject([{ amount: 500, currency: 'CAD', applications: [] }]);
    expect(bodies()[0]).not.toHaveProperty('sendReceipt');
  });

  it('leaves out the invoices of which a bank payment is on its way, and says so', async () => {
    const debited = { isDebited: true } as const;
    const { dialog, type, amounts, submit } = await loaded({
      answers: { [ACCOUNT]: account([anInvoice(2, 150), anInvoice(1, 100, debited)]) },
    });
    dialog.getByText('Invoice INV-1 is left out: a bank payment is on its way.');
    await type('Amount', '120');
    expect(amounts()).toEqual(['120']);
    await submit();
    await isClosed();
    expect(bodies()[0]?.applications).toEqual([{ invoiceId: 'inv2', amount: 120 }]);
  });

  it('says of which invoices bank payments are on their way if no others are open', async () => {
    const debited = [anInvoice(2, 150, { isDebited: true }), anInvoice(1, 100, { isDebited: true })];
    const { dialog } = await open({ answers: { [ACCOUNT]: account(debited) } });
    await dialog.findByText('Invoices INV-1 and INV-2 are left out: bank payments are on their way.');
    expect(dialog.queryByText('No open invoices.')).toBeNull();
  });

  it('leaves out invoices of the chosen currency only', async () => {
    const debited = anInvoice(1, 100, { isDebited: true });
    const { user, dialog, field } = await loaded({
      answers: { [ACCOUNT]: account([debited, anInvoice(2, 150), anInvoice(4, 80, { currency: 'USD' })]) },
    });
    dialog.getByText(/^Invoice INV-1 is left out/);
    await user.selectOptions(field('Currency'), 'USD');
    expect(dialog.queryByText(/left out/)).toBeNull();
  });

  it('says nothing of invoices that are left out if there are none', async () => {
    const { dialog } = await loaded();
    expect(dialog.queryByText(/left out/)).toBeNull();
  });

  it('shows at most 50 invoices, and says so', async () => {
    const many = Array.from({ length: 51 }, (_, index) =>
      anInvoice(1, 10, { id: `i${index}`, invoiceNumber: `N${index}` }),
    );
    const { dialog, amounts } = await loaded({ answers: { [ACCOUNT]: account(many) } });
    expect(amounts()).toHaveLength(50);
    dialog.getByText('The 50 that are due the longest, of 51');
  });

  it('says how far it is while the server goes on', async () => {
    const applications = [
      { invoiceId: 'inv1', invoiceNumber: 'INV-1', amount: 100 },
      { invoiceId: 'inv2', invoiceNumber: 'INV-2', amount: 150 },
    ];
    const { type, submit } = await loaded({
      answers: { [RECORD]: aReceipt({ amount: 349.99, applications, pending: 1 }) },
    });
    await type('Amount', '349.99');
    await submit();
    await isClosed();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(
      'Payment of 349.99 CAD recorded, applied to 2 of 3 invoices so far',
    );
  });

  it('sends no receipt for a user whose email is not confirmed', async () => {
    const { field, type, submit } = await loaded({ by: { emailVerified: false } });
    expect(field('Send a receipt')).toMatchObject({ checked: false, disabled: true });
    await type('Amount', '10');
    await submit();
    await isClosed();
    expect(bodies()[0]).not.toHaveProperty('sendReceipt');
  });
});

describe('a payment for several invoices that is not recorded', () => {
  it('keeps what was typed after a dropped connection, and is sent again with its id', async () => {
    const { field, type, amounts, submit } = await loaded({ answers: { [RECORD]: new ConnectionError() } });
    await type('Amount', '120');
    await type('Amount for INV-3', '20');
    await type('Reference', 'R-1');
    await submit();
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect([field('Amount').value, field('Reference').value, amounts()]).toEqual(['120', 'R-1', ['100', '', '20']]);
    answerCalls({ [ACCOUNT]: account(THREE), [RECORD]: recorded });
    await submit();
    await isClosed();
    const [lost, again] = bodies();
    expect(again).toEqual(lost);
  });

  it('shows the server’s errors at their fields', async () => {
    const { dialog, field, type, submit } = await loaded({
      answers: {
        [RECORD]: invalidRequest([{ path: 'applications.1.amount', rule: 'max', params: { max: '120.00' } }]),
      },
    });
    await type('Amount', '349.99');
    await type('Amount for INV-1', '');
    await submit();
    await dialog.findByText('At most 120.00');
    await waitFor(() => expect(document.activeElement).toBe(field('Amount for INV-3')));
  });

  it('says why', async () => {
    const why = 'Invoice INV-2 is of another customer than this payment';
    const { dialog, type, submit } = await loaded({ answers: { [RECORD]: new AppError('CONFLICT', why) } });
    await type('Amount', '10');
    await submit();
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith([why]));
    dialog.getByRole('button', { name: 'Record Payment' });
  });

  it('waits for the invoices, which can be read again after a failure', async () => {
    const { user, dialog, type, submit } = await open({ answers: { [ACCOUNT]: new AppError('NOT_FOUND', 'Gone') } });
    await dialog.findByText('Failed to load invoices');
    await type('Amount', '10');
    await submit();
    expect(bodies()).toEqual([]);
    answerCalls({ [ACCOUNT]: account(THREE), [RECORD]: recorded });
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    await dialog.findByRole('list', { name: 'Invoices' });
    await submit();
    await isClosed();
    expect(bodies()).toMatchObject([{ applications: [{ invoiceId: 'inv1', amount: 10 }] }]);
  });

  it('is not discarded by Escape without asking', async () => {
    const { user, type } = await loaded();
    await type('Amount for INV-1', '5');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    expect(bodies()).toEqual([]);
  });
});
