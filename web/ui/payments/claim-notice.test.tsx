import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { PaymentsDialog } from './payments-dialog.tsx';
import { aLedger, aLine, aPayable, openDialog } from './payments-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const CLAIMED = aLedger([], {
  paid: 0,
  balance: 200,
  claim: { id: 'claim-1', method: 'e-transfer', reference: 'CA1b2c3', at: '2026-01-05T15:00:00.000Z' },
});
const CONFIRMED = aLedger([aLine({ id: 'claim-1', amount: 200 })], { paid: 200, balance: 0 });

const answered: unknown[] = [];
let answer: () => Promise<unknown>;
beforeEach(() => {
  answered.length = 0;
  answer = async () => CONFIRMED;
  vi.mocked(call).mockImplementation(async (name: string, options: object = {}) => {
    if (name === 'GET /invoices/{id}/payments') return CLAIMED as never;
    answered.push({ name, ...options });
    return (await answer()) as never;
  });
});

const open = () => openDialog('Payments', (close) => <PaymentsDialog invoice={aPayable()} onClose={close} />);

it.each([
  ['Confirm 200.00 CAD', 'confirm'],
  ['Not Received', 'dismiss'],
])('%s answers once', async (name, action) => {
  const { user, dialog } = await open();
  await dialog.findByText(/your customer said they sent an e-Transfer. Reference: CA1b2c3./);
  await user.dblClick(dialog.getByRole('button', { name: new RegExp(name.replace(' ', '.')) }));
  await waitFor(() => expect(dialog.queryByText('e-Transfer reported')).toBeNull());
  expect(answered).toMatchObject([{ id: 'inv-1', claimId: 'claim-1', body: { action } }]);
});

it('is still there after a failure', async () => {
  answer = () => Promise.reject(new AppError('UNAVAILABLE', 'x'));
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: /^Confirm/ }));
  await waitFor(() => expect(answered).toHaveLength(1));
  expect(dialog.getByText('e-Transfer reported')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Confirm/ }).disabled).toBe(false);
});
