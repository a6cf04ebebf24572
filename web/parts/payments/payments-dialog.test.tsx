import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { openPayments, paymentRows } from '#test/support/screens/payments-dialog-harness.tsx';
import {
  aLedger,
  aLine,
  aPayable,
  CUSTOMER,
  openDialog,
  theReceipts,
} from '#test/support/screens/payments-harness.tsx';
import { PaymentsDialog } from './payments-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

describe('the payments of an invoice', () => {
  it('are listed with method, date, reference and author, above their sums', async () => {
    const { dialog } = await openPayments(
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
    const [first, , rounding, voided] = paymentRows();
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
    await openPayments(
      aLedger([
        card,
        { ...card, id: 'r', kind: 'refund', amount: 20, paymentId: 'pi_1', status: 'pending', reason: 'Late' },
        { ...card, id: 'f', kind: 'refund', amount: 1, paymentId: 'pi_1', status: 'failed' },
        { ...card, id: 'd', kind: 'dispute', amount: 50, paymentId: 'pi_1', stage: 'OPEN' },
      ]),
    );
    expect(screen.queryByRole('button', { name: /^Void/ })).toBeNull();
    screen.getByRole('button', { name: 'Refund Card, 50.00 CAD' });
    expect(paymentRows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Card50.00 CAD'),
      expect.stringContaining('Refund by card−20.00 CADJan 5, 2026 · on its wayLate'),
      expect.stringContaining('Refund by card−1.00 CADJan 5, 2026 · failed'),
      expect.stringContaining('Dispute−50.00 CADJan 5, 2026 · the bank holds this amount'),
    ]);
  });

  it('by debit are refunded, not voided; what the bank returned reads so, and was not received', async () => {
    const debit = aLine({ id: 'pi_1', method: 'debit', by: undefined, amount: 100 });
    const returned = { ...debit, id: 'd', kind: 'dispute', paymentId: 'pi_1', stage: 'LOST' } as const;
    await openPayments(
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
    expect(paymentRows().map((row) => row.textContent)).toEqual([
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
    await openPayments(
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
    await openPayments(aLedger([aLine()], { pendingDebit: { amount: 150, on: '2026-01-06' } }));
    screen.getByText('Bank payment of 150.00 CAD on its way');
    screen.getByRole('button', { name: /^Refund/ });
  });

  it('by credit name both days; what was kept from one reads so', async () => {
    await openPayments(
      aLedger(
        [
          aLine({ receiptId: 'r1', appliedOn: '2026-01-09' }),
          aLine({ id: 'kept', kind: 'refund', amount: 20, receiptId: 'kept', paymentId: 'p', status: 'succeeded' }),
        ],
        { refunded: 25 },
      ),
    );
    expect(paymentRows().map((row) => row.textContent)).toEqual([
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
    await openPayments(
      aLedger([aLine(), back, aLine({ id: 'p2' }), { ...back, id: 'r2', paymentId: 'p2' }], { refunded: 10 }),
    );
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
    const { user } = await openPayments(aLedger([aLine()]));
    await user.click(screen.getByRole('button', { name: 'Record Payment' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('150');
  });
});
