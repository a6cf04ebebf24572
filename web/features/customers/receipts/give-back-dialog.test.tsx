import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '#shared/receipt/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aReceipt, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { isClosed, showReceipts } from '#test/support/screens/receipts-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const GIVE_BACK = 'POST /receipts/{id}/return';

beforeEach(() => localStorage.clear());

describe('giving credit back', () => {
  const giveBack = async (receipt: Receipt, answers: Answers = {}) => {
    const shown = await showReceipts([receipt], answers);
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
