import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { ENABLED, OPTIONS, SETTINGS, show, times } from '#test/support/screens/integration-harness.tsx';
import { passTime } from '#test/support/screens/time-harness.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

it('goes to Stripe once to connect', async () => {
  answerCalls({
    [SETTINGS]: ENABLED,
    'GET /stripe/status': { connected: false },
    'GET /stripe/connect': { url: 'https://connect.test/1' },
  });
  show();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Connect Stripe' }));
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://connect.test/1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connecting...' }).disabled).toBe(true);
});

it('says that connecting failed, in place and in a toast', async () => {
  answerCalls({
    [SETTINGS]: ENABLED,
    'GET /stripe/status': { connected: false },
    'GET /stripe/connect': new AppError('PROVIDER_FAILED', 'x'),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Stripe' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to initiate connection');
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to connect to the card provider');
});

it.each([
  [{ connected: true }, 'success', 'Stripe account connected successfully'],
  [{ connected: false, setup: 'checking' }, 'info', 'Stripe is still reviewing your details'],
  [{ connected: false, setup: 'incomplete' }, 'info', 'Stripe needs more details before you can take card payments'],
  [{ connected: false }, 'info', 'Your Stripe account is not connected'],
  [new AppError('PROVIDER_FAILED', 'x'), 'error', 'Failed to load the connection to Stripe'],
] as const)('reports the account’s status on return: %j', async (status, tone, text) => {
  answerCalls({ [SETTINGS]: ENABLED, 'GET /stripe/status': status });
  const at = show('?success=true');
  await waitFor(() => expect(toast[tone]).toHaveBeenCalledExactlyOnceWith(text));
  await waitFor(() => expect(at.address()).toBe('/payment-settings?tab=integration'));
});

it('shows the error on the payment details tab too, and if cards are not enabled', async () => {
  answerCalls({
    [SETTINGS]: { ...ENABLED, paymentIntegrationEnabled: false },
    'GET /stripe/status': { connected: true },
    ...OPTIONS,
  });
  const at = show('?tab=payment&success=true');
  await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Stripe account connected successfully'));
  expect(at.address()).toBe('/payment-settings?tab=payment');
});

it.each([
  ['checking', 'Under review'],
  ['incomplete', 'Setup not finished'],
] as const)('offers to continue on Stripe while the account is %s', async (setup, badge) => {
  answerCalls({
    [SETTINGS]: ENABLED,
    'GET /stripe/status': { connected: false, setup },
    'GET /stripe/connect': { url: 'https://connect.test/2' },
  });
  show();
  expect(await screen.findByText(badge)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue on Stripe' }));
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://connect.test/2');
});

it('shows automatically that Stripe has approved the account', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerCalls({ [SETTINGS]: ENABLED, 'GET /stripe/status': { connected: false, setup: 'checking' } });
  show();
  await screen.findByText('Under review');
  answerCalls({ [SETTINGS]: ENABLED, 'GET /stripe/status': { connected: true }, ...OPTIONS });
  await passTime(15_000);
  expect(await screen.findByText('Connected')).toBeTruthy();
  const asked = times('GET /stripe/status');
  await passTime(60_000);
  expect(times('GET /stripe/status')).toBe(asked);
});

it('starts connecting automatically, once, when the URL asks for it', async () => {
  answerCalls({
    [SETTINGS]: ENABLED,
    'GET /stripe/status': { connected: false },
    'GET /stripe/connect': { url: 'https://connect.test/1' },
  });
  const at = show('?tab=integration&action=auth');
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://connect.test/1'));
  await waitFor(() => expect(at.address()).toBe('/payment-settings?tab=integration'));
});

it('does not reconnect a connected account', async () => {
  answerCalls({ [SETTINGS]: ENABLED, 'GET /stripe/status': { connected: true }, ...OPTIONS });
  show('?tab=integration&action=auth');
  expect(await screen.findByText('Connected')).toBeTruthy();
  expect(times('GET /stripe/connect')).toBe(0);
});

it('disconnects after asking', async () => {
  answerCalls({ [SETTINGS]: ENABLED, 'GET /stripe/status': { connected: true }, ...OPTIONS });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(screen.getByRole('alertdialog').textContent).toContain(
    "Are you sure you want to disconnect your account? This will remove your integration and you won't be able to accept credit card payments until you reconnect. Saved cards and bank accounts are not charged until then, either.",
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(times('POST /stripe/disconnect')).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  answerCalls({
    [SETTINGS]: ENABLED,
    'GET /stripe/status': { connected: false },
    'POST /stripe/disconnect': undefined,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Not connected')).toBeTruthy();
  expect(times('POST /stripe/disconnect')).toBe(1);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Stripe account disconnected successfully');
});

it('says that disconnecting failed, in place and in a toast', async () => {
  answerCalls({
    [SETTINGS]: ENABLED,
    'GET /stripe/status': { connected: true },
    ...OPTIONS,
    'POST /stripe/disconnect': new AppError('PROVIDER_FAILED', 'Card payments are off now. Please try again.'),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to disconnect from the card provider');
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to disconnect from the card provider', {
    description: 'Card payments are off now. Please try again.',
  });
  await waitFor(() => expect(times('GET /stripe/status')).toBe(2));
  expect(screen.getByText('Connected')).toBeTruthy();
});
