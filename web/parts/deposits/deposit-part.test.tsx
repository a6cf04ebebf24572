import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, CUSTOMER } from '#test/support/screens/payments-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import type { HeldDeposit } from '#web/lib/queries/deposits.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { DepositPart } from './deposit-part.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const APPLY = 'POST /invoices/{id}/deposits';

const held = (changes: Partial<HeldDeposit> = {}): HeldDeposit => ({
  ...{ id: 'dep1', invoiceNumber: 'DEP-1', amount: 500, currency: 'CAD' },
  ...changes,
});

function show(deposits: HeldDeposit[], answers: Answers = {}, over: object = {}) {
  let isUsed = false;
  answerCalls({
    'GET /customers/{id}/account': () => ({
      ...{ data: [], meta: { total: 0, page: 1, limit: 1, totalPages: 0 }, owed: [] },
      ...(!isUsed && { deposits }),
    }),
    [APPLY]: ({ body }) => {
      isUsed = true;
      return aLedger([aLine({ amount: 200, receiptId: body.id, deposit: 'DEP-1' })]);
    },
    ...answers,
  });
  const onUsed = vi.fn();
  const invoice = { ...aPayable({ customerId: CUSTOMER.id }), ...over };
  renderFor({ status: 'authenticated', user: aUser() }, <DepositPart className="" invoice={invoice} onUsed={onUsed} />);
  return { user: userEvent.setup(), onUsed };
}

describe('the deposits of an invoice’s customer', () => {
  it('pay it with one click, once', async () => {
    const { user, onUsed } = show([held()]);
    const use = await screen.findByRole('button', { name: 'Use Deposit DEP-1 (500.00)' });
    expect(screen.getByRole('link', { name: 'DEP-1' })).toHaveProperty('pathname', '/invoices/dep1');
    await user.dblClick(use);
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('200.00 CAD of deposit DEP-1 used'));
    expect(callsOf(APPLY)).toEqual([{ id: 'inv-1', body: { id: expect.any(String), depositId: 'dep1' } }]);
    expect(onUsed).toHaveBeenCalledOnce();
  });

  it('are offered with those that were requested for it first, in its currency', async () => {
    show(
      [
        held(),
        held({ id: 'usd', invoiceNumber: 'DEP-US', currency: 'USD' }),
        held({ id: 'own', invoiceNumber: 'DEP-9' }),
      ],
      {},
      { deposits: ['own'] },
    );
    await screen.findByRole('button', { name: /DEP-9/ });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['DEP-9', 'DEP-1']);
  });

  it('are sent again under the same id after a lost response', async () => {
    const { user } = show([held()], { [APPLY]: new ConnectionError() });
    const use = await screen.findByRole('button', { name: /^Use Deposit/ });
    await user.click(use);
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    await user.click(use);
    await waitFor(() => expect(callsOf(APPLY)).toHaveLength(2));
    const [first, second] = callsOf(APPLY).map(({ body }) => body.id);
    expect(second).toBe(first);
  });

  it('say why one cannot be used', async () => {
    const why = 'Nothing of this deposit is left to apply';
    const { user } = show([held()], { [APPLY]: new AppError('CONFLICT', why) });
    await user.click(await screen.findByRole('button', { name: /^Use Deposit/ }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to use the deposit', { description: why }));
  });

  it.each<[string, object]>([
    ['a draft', { status: 'DRAFT' }],
    ['an invoice that is paid', { status: 'PAID', amountPaid: 200 }],
    ['another deposit request', { isDeposit: true }],
    ['an invoice of nobody', { customerId: undefined }],
  ])('are not offered for %s', async (_, over) => {
    show([held()], {}, over);
    await Promise.resolve();
    expect(callsOf('GET /customers/{id}/account')).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
