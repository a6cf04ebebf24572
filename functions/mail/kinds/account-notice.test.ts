import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type AccountNotice, accountNotice, sendAccountNotice } from './account-notice.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const notice: AccountNotice = {
  to: 'ann@example.com',
  change: 'Your password was changed',
  at: new Date('2026-11-22T17:31:00Z'),
  timeZone: 'America/Toronto',
  client: { address: '192.0.2.1', device: CHROME },
  siteUrl: 'https://app.example.ca',
};

it('says what changed, when, from where, and what to do if the owner did not do it', () => {
  const { to, subject, text } = accountNotice(notice);
  expect({ to, subject }).toEqual({ to: 'ann@example.com', subject: 'Your password was changed' });
  expect(text).toContain('Your password was changed.');
  expect(text).toContain('When: November 22, 2026 at 12:31 PM EST');
  expect(text).toContain('Device: Chrome on Windows');
  expect(text).toContain('Address: 192.0.2.1');
  expect(text).toContain('https://app.example.ca/forgot-password');
});

it('omits what is unknown', () => {
  const { text } = accountNotice({ ...notice, client: {} });
  expect(text).toContain('Device: Unknown device');
  expect(text).not.toContain('Address');
});

it.each([
  ['failed', new AppError('PROVIDER_FAILED', 'x')],
  ['is suppressed', new AppError('CONFLICT', 'x')],
])('does not fail the change when the mail %s', async (_, failure) => {
  const send = vi.fn().mockRejectedValue(failure);
  await expect(sendAccountNotice({ send }, notice)).resolves.toBeUndefined();
  expect(send).toHaveBeenCalledOnce();
});
