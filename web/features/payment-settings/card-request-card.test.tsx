import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { CardRequest } from '#shared/payment-settings/card-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { ENABLED, SETTINGS, times } from '#test/support/screens/integration-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import PaymentSettingsScreen from './payment-settings-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const REQUEST = 'GET /payment-settings/card-request';
const ASK = 'POST /payment-settings/card-request';
const WITHDRAW = 'DELETE /payment-settings/card-request';
const NONE = new AppError('NOT_FOUND', 'Request for card payments not found');
const OPEN: CardRequest = { status: 'OPEN', askedAt: '2026-11-05T17:00:00Z' };
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

function show(request: CardRequest | null | AppError, answers: object = {}, { emailVerified = true } = {}) {
  answerCalls({
    [SETTINGS]: { ...ENABLED, paymentIntegrationEnabled: false },
    [REQUEST]: request instanceof AppError ? request : { request },
    ...answers,
  });
  const user = aUser({ emailVerified });
  renderFor({ status: 'authenticated', user }, <PaymentSettingsScreen />, '/payment-settings?tab=integration');
}

async function enabled(name: string) {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
}

it('asks once, says so, and keeps the specified notice', async () => {
  show(null, { [ASK]: OPEN });
  expect(await screen.findByText(/contact support at/)).toBeTruthy();
  await userEvent.dblClick(await enabled('Ask for card payments'));
  expect(await screen.findByText('Asked on Nov 5, 2026')).toBeTruthy();
  expect(screen.getByText('We will answer by email.')).toBeTruthy();
  expect(times(ASK)).toBe(1);
  expect(screen.queryByRole('button', { name: 'Ask for card payments' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Asked on Nov 5, 2026');
});

it('shows an open request, from another window too, and withdraws it', async () => {
  show(OPEN, { [WITHDRAW]: null });
  await userEvent.click(await button('Withdraw request'));
  await enabled('Ask for card payments');
  expect(screen.queryByText(/^Asked on/)).toBeNull();
});

it('counts a request that was withdrawn in another window as withdrawn', async () => {
  show(OPEN, { [WITHDRAW]: NONE });
  await userEvent.click(await button('Withdraw request'));
  await enabled('Ask for card payments');
  expect(toast.error).not.toHaveBeenCalled();
});

it('shows card settings if the request was granted before it was withdrawn', async () => {
  show(OPEN, { 'GET /stripe/status': { connected: false } });
  await button('Withdraw request');
  const text = 'This request has already been answered. Please reload the page.';
  answerCalls({
    [SETTINGS]: ENABLED,
    [REQUEST]: { request: { ...OPEN, status: 'GRANTED' } },
    [WITHDRAW]: new AppError('CONFLICT', text, { reason: 'CARD_REQUEST_ANSWERED' }),
    'GET /stripe/status': { connected: false },
  });
  await userEvent.click(await button('Withdraw request'));
  expect(await button('Connect Stripe')).toBeTruthy();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith([text]);
});

it('says why a request was declined, and asks again', async () => {
  const declined = {
    ...OPEN,
    status: 'DECLINED',
    answeredAt: '2026-11-06T17:00:00Z',
    reason: 'Add an address.',
  } as const;
  show(declined, { [ASK]: OPEN });
  expect(await screen.findByText('We declined your request on Nov 6, 2026')).toBeTruthy();
  expect(screen.getByText('Add an address.')).toBeTruthy();
  await userEvent.click(await button('Ask again'));
  expect(await screen.findByText('Asked on Nov 5, 2026')).toBeTruthy();
});

it('offers to ask after cards were switched off again', async () => {
  show({ ...OPEN, status: 'GRANTED', answeredAt: '2026-11-06T17:00:00Z' });
  await enabled('Ask for card payments');
  expect(screen.queryByText(/2026/)).toBeNull();
});

it('can still be asked if the request cannot be loaded, and reports a failure', async () => {
  show(new AppError('UNEXPECTED', 'x'), { [ASK]: new AppError('UNEXPECTED', 'x') });
  await userEvent.click(await enabled('Ask for card payments'));
  await waitFor(() => expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toBe('Failed to ask for card payments'));
  expect(call).toHaveBeenCalledWith(ASK);
});

it('waits for the email to be confirmed', async () => {
  show(null, {}, { emailVerified: false });
  expect((await button('Ask for card payments')).disabled).toBe(true);
  expect(screen.getByText(/confirm your email address/)).toBeTruthy();
});
