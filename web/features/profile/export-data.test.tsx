import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { BusinessExport } from '#shared/api/business-export.ts';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { refreshUser, times } from '#test/support/screens/profile-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { passTime } from '#test/support/screens/time-harness.ts';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ExportData } from './export-data.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

afterEach(() => vi.useRealTimers());

const READY: BusinessExport = { status: 'READY', sizeBytes: 12_440_000, expiresAt: '2026-11-29T20:04:00Z' };

function show(latest: BusinessExport, answers: object = {}, role: 'USER' | 'EMPLOYEE' = 'USER') {
  answerCalls({ 'GET /business/export': latest, ...answers });
  renderFor({ status: 'authenticated', user: aUser({ role }), refreshUser }, <ExportData />, '/profile');
}
const button = (name: string) => screen.findByRole('button', { name });

it('prepares an export, says so calmly and shows when it is ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show({ status: null }, { 'POST /business/export': { status: 'PREPARING' } });
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await button('Prepare export'));
  await screen.findByText(/We are preparing your export/);
  expect(document.activeElement?.textContent).toMatch(/^We are preparing/);
  expect(screen.queryByRole('button')).toBeNull();
  answerCalls({ 'GET /business/export': READY });
  await passTime(3_000);
  await screen.findByText('Your export is ready');
  expect(screen.getByText(/^12.4 MB, available until Nov 29, 2026/)).toBeTruthy();
  const asked = times('GET /business/export');
  await passTime(30_000);
  expect(times('GET /business/export')).toBe(asked);
});

it('is requested in the format chosen on this device', async () => {
  show({ status: null }, { 'POST /business/export': { status: 'PREPARING' } });
  await userEvent.selectOptions(await screen.findByLabelText('CSV format'), 'Semicolons, 1234,50');
  await userEvent.click(await button('Prepare export'));
  expect(call).toHaveBeenCalledWith('POST /business/export', { query: { csvFormat: 'semicolon' } });
  localStorage.clear();
});

it('asks for a new link at each download', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  show(READY, { 'POST /business/export/link': { url: 'https://files.test/a.zip' } });
  await userEvent.click(await button('Download'));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://files.test/a.zip'));
});

it('offers to try again after a failure, and says why it was refused', async () => {
  show({ status: 'FAILED' });
  await screen.findByText('We could not prepare your export. Please try again.');
  const refusal = new AppError('TOO_MANY_REQUESTS', 'You can prepare 3 exports per day. Please try again tomorrow.');
  vi.mocked(call).mockRejectedValueOnce(refusal);
  await userEvent.click(await button('Try again'));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith([refusal.message]));
});

it('is not shown to employees', () => {
  show({ status: null }, {}, 'EMPLOYEE');
  expect(screen.queryByText('Export your data')).toBeNull();
  expect(times('GET /business/export')).toBe(0);
});
