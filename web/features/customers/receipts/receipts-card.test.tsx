import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aReceipt, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { isClosed, showReceipts } from '#test/support/screens/receipts-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const VOID = 'POST /receipts/{id}/void';

beforeEach(() => localStorage.clear());

it('names the deposit that a payment comes from', async () => {
  const from = { invoiceId: 'dep1', invoiceNumber: 'DEP-1' };
  const { entries } = await showReceipts([aReceipt({ from, isDeposit: true })]);
  const [entry] = await entries();
  expect(entry?.textContent).toContain('Deposit DEP-1');
  expect(entry?.textContent).not.toContain('instead of a refund');
});

it('says nothing of the method of a deposit that was paid by card', async () => {
  const from = { invoiceId: 'dep1', invoiceNumber: 'DEP-1' };
  const { entries } = await showReceipts([aReceipt({ from, isDeposit: true, method: 'other' })]);
  const [entry] = await entries();
  expect(entry?.textContent).toMatch(/^Jan 5, 2026250\.07/);
});

describe('the credit of a customer', () => {
  it('is shown by currency, with the payments that it is left of and what they paid', async () => {
    const { entries } = await showReceipts([
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
    await showReceipts([]);
    await waitFor(() => expect(callsOf('GET /receipts')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Payments and Credit')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Credit' })).toBeNull();
  });

  it('can be loaded again after a failure, beside the rest of the page', async () => {
    const { user, entries } = await showReceipts([aReceipt()], { 'GET /receipts': new AppError('FORBIDDEN', 'No') });
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
    const { user, entries } = await showReceipts([], { 'GET /receipts': ({ query }) => page(query) });
    expect(await entries()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show Older' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show Older' })).toBeNull();
  });

  it('says how far a payment is, and goes on reading until it is done', async () => {
    const done = { invoiceId: 'inv8', invoiceNumber: 'INV-8', amount: 100 };
    const answers = [aReceipt({ applications: [done], pending: 1 }), aReceipt()];
    await showReceipts([], {
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
  await showReceipts([aReceipt({ applications: [left], rest: 50, pending: 1, isVoiding: true })]);
  await screen.findByText('Still to be taken back from 1 invoice');
  expect(screen.queryByText(/of it is credit/)).toBeNull();
  screen.getByRole('button', { name: /^Void/ });
});

describe('voiding a payment', () => {
  it('says what it takes back, takes a reason and is done once', async () => {
    const { user, act } = await showReceipts([aReceipt()], {
      [VOID]: aReceipt({ voidedAt: '2026-01-07T15:00:00.000Z' }),
    });
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
    const { user, act } = await showReceipts([aReceipt()], { [VOID]: new AppError('CONFLICT', why) });
    const dialog = await act(/^Void/, 'Void Payment');
    await user.click(dialog.getByRole('button', { name: 'Void Payment' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith([why]));
    screen.getByRole('dialog', { name: 'Void Payment' });
  });
});

it('a payment is recorded from the customer’s page', async () => {
  const { user, act } = await showReceipts([], { 'POST /receipts': aReceipt({ amount: 50 }) });
  const dialog = await act('Record Payment', 'Record Payment');
  await dialog.findByLabelText('Amount for INV-9');
  await user.type(dialog.getByLabelText('Amount'), '50');
  await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
  await isClosed();
  expect(callsOf('POST /receipts')).toMatchObject([
    { body: { customerId: 'customer1', amount: 50, applications: [{ invoiceId: 'inv9', amount: 50 }] } },
  ]);
});
