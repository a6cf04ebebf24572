import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aReceipt, CUSTOMER, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import CustomerPageScreen from '#web/features/customers/page/customer-page-screen.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const APPLY = 'POST /receipts/{id}/applications';
const GIVE_BACK = 'POST /receipts/{id}/return';
const VOID = 'POST /receipts/{id}/void';

const OPEN: InvoiceListItem = {
  ...{ id: 'inv9', customerId: CUSTOMER.id, invoiceNumber: 'INV-9', billingName: 'Café Léger', status: 'SENT' },
  ...{ issueDate: '2026-01-01', dueDate: '2026-02-01', currency: 'CAD', total: 200, amountPaid: 150 },
};

beforeEach(() => localStorage.clear());

async function show(receipts: Receipt[], answers: Answers = {}) {
  const list = theReceipts(...receipts);
  answerCalls({
    'GET /customers/{id}': CUSTOMER,
    'GET /customers/{id}/account': {
      data: [OPEN],
      meta: { total: 1, page: 1, limit: 10, totalPages: 1 },
      owed: [{ currency: 'CAD', amount: 50, overdue: 0 }],
      ...(list.credit.length > 0 && { credit: list.credit }),
    },
    'GET /receipts': list,
    ...answers,
  });
  const routes = (
    <Routes>
      <Route element={<CustomerPageScreen />} path="/customers/:id" />
    </Routes>
  );
  renderFor({ status: 'authenticated', user: aUser({ timeZone: 'America/Toronto' }) }, routes, '/customers/customer1');
  const user = userEvent.setup();
  await screen.findByText('Details');
  const entries = async () => {
    const shown = await screen.findByRole('list', { name: 'Payments and Credit' });
    return within(shown)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement === shown);
  };
  const act = async (name: string | RegExp, title: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: title, busy: false }));
  };
  return { user, entries, act };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('names the deposit that a payment comes from', async () => {
  const from = { invoiceId: 'dep1', invoiceNumber: 'DEP-1' };
  const { entries } = await show([aReceipt({ from, isDeposit: true })]);
  const [entry] = await entries();
  expect(entry?.textContent).toContain('Deposit DEP-1');
  expect(entry?.textContent).not.toContain('instead of a refund');
});

it('says nothing of the method of a deposit that was paid by card', async () => {
  const from = { invoiceId: 'dep1', invoiceNumber: 'DEP-1' };
  const { entries } = await show([aReceipt({ from, isDeposit: true, method: 'other' })]);
  const [entry] = await entries();
  expect(entry?.textContent).toMatch(/^Jan 5, 2026250\.07/);
});

describe('the credit of a customer', () => {
  it('is shown by currency, with the payments that it is left of and what they paid', async () => {
    const { entries } = await show([
      aReceipt({ reference: '1042', note: 'Came by mail' }),
      aReceipt({ id: 'r2', currency: 'USD', amount: 20, rest: 20, applications: [], by: undefined }),
      aReceipt({
        id: 'r3',
        method: 'card',
        amount: 45,
        rest: 25,
        returned: 20,
        applications: [],
        from: { invoiceId: 'inv7', invoiceNumber: 'INV-7' },
        returns: [
          { id: 'b', method: 'cheque', amount: 20, on: '2026-01-09', at: '2026-01-09T15:00:00Z', reason: 'Asked' },
        ],
      }),
      aReceipt({
        id: 'r4',
        rest: 0,
        applications: [],
        voidedAt: '2026-01-07T15:00:00.000Z',
        voidedBy: 'sam@larch.test',
        voidReason: 'Typed twice',
      }),
    ]);
    const [first, second, third, voided] = await entries();
    expect(first?.textContent).toContain(
      'Jan 5, 2026 · e-Transfer250.07 CADReference 1042 · by maya@larch.testINV-8 100.00 CADINV-9 150.00 CADCame by mail0.07 CAD of it is credit.',
    );
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'INV-8' })
        .getAttribute('href'),
    ).toBe('/invoices/inv8');
    expect(second?.textContent).toContain('20.00 USD of it is credit.');
    expect(third?.textContent).toContain(
      'Kept from INV-7 instead of a refund20.00 CAD given back Jan 9, 2026, Cheque: Asked',
    );
    expect(voided?.textContent).toContain('Voided Jan 7, 2026 by sam@larch.test: Typed twice');
    expect(voided?.querySelectorAll('del')).toHaveLength(2);
    const actions = [first, second, third, voided].map((entry) =>
      within(entry as HTMLElement)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    // What was kept from a refund, or given back in part, is no mistake to void.
    expect(actions).toEqual([
      ['Apply to Invoices', 'Give Back', 'Void'],
      ['Apply to Invoices', 'Give Back', 'Void'],
      ['Apply to Invoices', 'Give Back'],
      [],
    ]);
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(expect.arrayContaining(['25.07 CAD', '20.00 USD']));
    expect(screen.getByRole('heading', { name: 'Credit' }).nextSibling?.textContent).toBe('25.07 CAD');
  });

  it('is nothing to show without payments', async () => {
    await show([]);
    await waitFor(() => expect(callsOf('GET /receipts')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Payments and Credit')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Credit' })).toBeNull();
  });

  it('can be loaded again after a failure, beside the rest of the page', async () => {
    const { user, entries } = await show([aReceipt()], { 'GET /receipts': new AppError('FORBIDDEN', 'No') });
    await screen.findByText('Failed to load payments');
    answerCalls({ 'GET /receipts': theReceipts(aReceipt()) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await entries()).toHaveLength(1);
  });

  it('shows older payments page by page', async () => {
    const page = (query: { page?: number | undefined }) => ({
      ...theReceipts(aReceipt({ id: `r${query.page}`, paidOn: `2026-01-0${query.page}` })),
      meta: { total: 2, page: query.page ?? 1, limit: 1, totalPages: 2 },
    });
    const { user, entries } = await show([], { 'GET /receipts': ({ query }) => page(query) });
    expect(await entries()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show Older' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show Older' })).toBeNull();
  });

  it('says how far a payment is, and goes on reading until it is done', async () => {
    const done = { invoiceId: 'inv8', invoiceNumber: 'INV-8', amount: 100 };
    const answers = [aReceipt({ applications: [done], pending: 1 }), aReceipt()];
    await show([], {
      'GET /receipts': () => theReceipts(answers.length > 1 ? (answers.shift() as Receipt) : aReceipt()),
    });
    await screen.findByText('Applied to 1 of 2 invoices');
    // A plan that is stuck can be voided, but what is left of it is not certain.
    expect(screen.queryByRole('button', { name: /^(Apply|Give Back)/ })).toBeNull();
    screen.getByRole('button', { name: /^Void/ });
    const before = callsOf('GET /customers/{id}/account').length;
    await waitFor(() => expect(screen.queryByText('Applied to 1 of 2 invoices')).toBeNull(), { timeout: 10_000 });
    await waitFor(() => expect(callsOf('GET /customers/{id}/account').length).toBeGreaterThan(before));
  });
});

it('a payment that is being voided says so, and can be voided again if that is stuck', async () => {
  const left = { invoiceId: 'inv8', invoiceNumber: 'INV-8', amount: 100 };
  await show([aReceipt({ applications: [left], rest: 50, pending: 1, isVoiding: true })]);
  await screen.findByText('Still to be taken back from 1 invoice');
  expect(screen.queryByText(/of it is credit/)).toBeNull();
  screen.getByRole('button', { name: /^Void/ });
});

describe('applying credit', () => {
  const apply = async (receipt: Receipt, answers: Answers = {}) => {
    const shown = await show([receipt], answers);
    return { ...shown, dialog: await shown.act(/^Apply to Invoices/, 'Apply to Invoices') };
  };

  it('adds to what the receipt pays now, not to what was shown before someone else applied it', async () => {
    const applications = [{ invoiceId: 'inv9', invoiceNumber: 'INV-9', amount: 170 }];
    const now = aReceipt({ rest: 10, applications });
    const { user, dialog } = await apply(aReceipt({ rest: 30 }), { [APPLY]: aReceipt(), 'GET /receipts/{id}': now });
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Amount for INV-9').value).toBe('10'));
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await isClosed();
    expect(callsOf(APPLY)).toMatchObject([{ body: { applications: [{ invoiceId: 'inv9', amount: 180 }] } }]);
  });

  it('pays the invoices that are due the longest, in addition to what it paid before', async () => {
    const { user, dialog } = await apply(aReceipt({ rest: 30 }), { [APPLY]: aReceipt() });
    expect((await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9')).value).toBe('30');
    await user.dblClick(dialog.getByRole('button', { name: 'Use Credit' }));
    await isClosed();
    expect(callsOf(APPLY)).toEqual([{ id: 'receipt1', body: { applications: [{ invoiceId: 'inv9', amount: 180 }] } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('30.00 CAD of credit used');
  });

  it('never pays more than the credit or a balance, and says what stays', async () => {
    const { user, dialog } = await apply(aReceipt({ rest: 60, applications: [] }));
    const amount = await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9');
    expect(amount.value).toBe('50');
    dialog.getByText('10.00 CAD stays as credit.');
    await user.clear(amount);
    await user.type(amount, '50.01');
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await dialog.findByText('At most 50.00');
    await user.clear(amount);
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await dialog.findByText('Enter what it pays of at least one invoice');
    await user.type(amount, '70');
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await dialog.findByText('The amounts add up to more than 60.00');
    expect(callsOf(APPLY)).toEqual([]);
  });

  it('leaves out the invoices of its currency of which a bank payment is on its way, and says so', async () => {
    const debited = { ...OPEN, id: 'inv8', invoiceNumber: 'INV-8', isDebited: true };
    const { dialog } = await apply(aReceipt({ rest: 30 }), {
      'GET /customers/{id}/account': {
        data: [OPEN, debited, { ...debited, id: 'inv7', invoiceNumber: 'INV-7', currency: 'USD' }],
        meta: { total: 3, page: 1, limit: 10, totalPages: 1 },
        owed: [{ currency: 'CAD', amount: 100, overdue: 0 }],
      },
    });
    await dialog.findByText('Invoice INV-8 is left out: a bank payment is on its way.');
    expect(dialog.queryByLabelText('Amount for INV-8')).toBeNull();
  });

  it('says at the invoice why it takes no part, or less than before', async () => {
    const path = 'applications.0';
    const tooMuch = [{ path: `${path}.amount`, rule: 'max' as const, params: { max: '162.50' } }];
    const refusals = [
      new AppError('CONFLICT', 'This invoice was cancelled', { reason: 'CANCELLED', params: { path } }),
      new AppError('INVALID_REQUEST', '', { issues: tooMuch }),
    ];
    const { user, dialog } = await apply(aReceipt({ rest: 30 }), {
      [APPLY]: () => Promise.reject(refusals.shift()),
    });
    const amount = await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9');
    for (const reason of ['This invoice was cancelled', 'At most 12.50']) {
      await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
      await dialog.findByText(reason);
      expect(amount.getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(amount));
    }
    expect(vi.mocked(toast.error).mock.calls).toEqual([['Failed to use credit'], ['Failed to use credit']]);
  });

  it('keeps what was typed when it is refused or the line drops', async () => {
    const { user, dialog } = await apply(aReceipt({ rest: 30, applications: [] }), { [APPLY]: new ConnectionError() });
    const amount = await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9');
    await user.clear(amount);
    await user.type(amount, '12.5');
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(amount.value).toBe('12.5');
  });
});

describe('giving credit back', () => {
  const giveBack = async (receipt: Receipt, answers: Answers = {}) => {
    const shown = await show([receipt], answers);
    return { ...shown, dialog: await shown.act(/^Give Back/, 'Give Back Credit') };
  };
  const returned = (id: string, amount: number) =>
    aReceipt({ returns: [{ id, amount, method: 'cheque', on: '2026-01-09', at: '2026-01-09T15:00:00Z' }] });

  it('starts with all of it, in the way in which it was paid', async () => {
    const { user, dialog } = await giveBack(aReceipt({ rest: 30 }), { [GIVE_BACK]: aReceipt() });
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('30');
    expect(dialog.getByLabelText<HTMLSelectElement>('Method').value).toBe('e-transfer');
    await user.type(dialog.getByLabelText('Reason'), 'Asked for it');
    await user.dblClick(dialog.getByRole('button', { name: 'Give Back' }));
    await isClosed();
    expect(callsOf(GIVE_BACK)).toEqual([
      {
        id: 'receipt1',
        body: {
          id: expect.stringMatching(/^[\w-]{36}$/),
          ...{ amount: 30, method: 'e-transfer', reason: 'Asked for it' },
        },
      },
    ]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('30.00 CAD given back');
  });

  it('of a card payment is in another way', async () => {
    const { dialog } = await giveBack(aReceipt({ method: 'card', rest: 30 }));
    expect([...dialog.getByLabelText<HTMLSelectElement>('Method').options].map(({ value }) => value)).not.toContain(
      'card',
    );
  });

  it('is refused above the credit, and at nothing', async () => {
    const { user, dialog } = await giveBack(aReceipt({ rest: 30 }));
    const amount = dialog.getByLabelText<HTMLInputElement>('Amount');
    for (const [text, problem] of [
      ['30.01', 'Amount must be at most 30.00'],
      ['0', 'Amount must be greater than 0'],
      ['', 'Amount is required'],
    ] as const) {
      await user.clear(amount);
      if (text) await user.type(amount, text);
      await user.click(dialog.getByRole('button', { name: 'Give Back' }));
      await dialog.findByText(problem);
    }
    expect(callsOf(GIVE_BACK)).toEqual([]);
  });

  it('is sent again with its id after a dropped line, and reports what was first given back', async () => {
    const { user, dialog } = await giveBack(aReceipt({ rest: 30 }), { [GIVE_BACK]: new ConnectionError() });
    await user.click(dialog.getByRole('button', { name: 'Give Back' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    const [lost] = callsOf(GIVE_BACK);
    answerCalls({ [GIVE_BACK]: returned(lost?.body.id ?? '', 30), 'GET /receipts': theReceipts(aReceipt()) });
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '20');
    await user.click(dialog.getByRole('button', { name: 'Give Back' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('30.00 CAD given back'));
    expect(callsOf(GIVE_BACK).map(({ body }) => body.id)).toEqual([lost?.body.id, lost?.body.id]);
  });
});

describe('voiding a payment', () => {
  it('says what it takes back, takes a reason and is done once', async () => {
    const { user, act } = await show([aReceipt()], { [VOID]: aReceipt({ voidedAt: '2026-01-07T15:00:00.000Z' }) });
    const dialog = await act(/^Void/, 'Void Payment');
    dialog.getByText(
      'Jan 5, 2026 · e-Transfer, 250.07 CAD. It is taken back from INV-8 and INV-9, which are due again. The customer loses 0.07 CAD of credit. It stays in the list as voided.',
    );
    await user.type(dialog.getByLabelText('Reason'), 'Typed twice');
    await user.dblClick(dialog.getByRole('button', { name: 'Void Payment' }));
    await isClosed();
    expect(callsOf(VOID)).toEqual([{ id: 'receipt1', body: { reason: 'Typed twice' } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment voided');
  });

  it('says why it is refused', async () => {
    const why = 'This payment is still being applied to its invoices. Please try again in a moment.';
    const { user, act } = await show([aReceipt()], { [VOID]: new AppError('CONFLICT', why) });
    const dialog = await act(/^Void/, 'Void Payment');
    await user.click(dialog.getByRole('button', { name: 'Void Payment' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith([why]));
    screen.getByRole('dialog', { name: 'Void Payment' });
  });
});

it('a payment is recorded from the customer’s page', async () => {
  const { user, act } = await show([], { 'POST /receipts': aReceipt({ amount: 50 }) });
  const dialog = await act('Record Payment', 'Record Payment');
  await dialog.findByLabelText('Amount for INV-9');
  await user.type(dialog.getByLabelText('Amount'), '50');
  await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
  await isClosed();
  expect(callsOf('POST /receipts')).toMatchObject([
    { body: { customerId: 'customer1', amount: 50, applications: [{ invoiceId: 'inv9', amount: 50 }] } },
  ]);
});
