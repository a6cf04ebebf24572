import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { ENABLED, SETTINGS, show, times } from '#test/support/screens/integration-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

it.each(['', '?tab=integration', '?tab=unknown'])('says that it is loading at "%s"', (search) => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show(search);
  expect(screen.getByRole('status').textContent).toBe('Loading Payment Settings');
});

it.each([
  ['nothing was entered yet', new AppError('NOT_FOUND', 'Payment settings not found')],
  ['support did not enable cards', { ...ENABLED, paymentIntegrationEnabled: false }],
])('says how to get card payments when %s', async (_, settings) => {
  answerCalls({ [SETTINGS]: settings });
  show();
  expect(await screen.findByText('Credit Card Payments Disabled')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:.+@.+/);
  expect(times('GET /stripe/status')).toBe(0);
});

it.each([
  ['', 'Payment Details'],
  ['?tab=payment', 'Payment Details'],
  ['?tab=integration', 'Integration'],
  ['?success=true', 'Integration'],
  ['?action=auth', 'Integration'],
])('opens at "%s" on the tab %s', async (search, name) => {
  answerCalls({ [SETTINGS]: ENABLED, 'GET /stripe/status': { connected: true } });
  await act(async () => void show(search));
  expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
});

it('offers a retry when the settings cannot be loaded', async () => {
  answerCalls({ [SETTINGS]: new AppError('FORBIDDEN', 'x') });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your payment settings");
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to fetch payment settings');
  answerCalls({ [SETTINGS]: ENABLED, 'GET /stripe/status': { connected: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Connected')).toBeTruthy();
});
