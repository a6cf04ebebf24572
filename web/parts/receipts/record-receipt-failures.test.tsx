import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import {
  ACCOUNT,
  account,
  bodies,
  isClosed,
  loaded,
  open,
  RECORD,
  recorded,
  THREE,
} from '#test/support/screens/record-receipt-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());

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
