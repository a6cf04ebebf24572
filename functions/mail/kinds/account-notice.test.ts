import { expect, it } from 'vitest';
import { accountNotice } from './account-notice.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const notice = {
  kind: 'ACCOUNT_NOTICE',
  ...{ id: 'm', sentAt: '2026-11-22T17:31:00Z', businessId: 'b' },
  change: 'PASSWORD_CHANGED',
  client: { address: '192.0.2.1', device: CHROME },
} as const;
const reader = {
  to: 'ann@example.com',
  timeZone: 'America/Toronto',
  siteUrl: 'https://app.example.ca',
  language: 'en',
} as const;

it('says what changed, when, from where, and what to do if the owner did not do it', () => {
  const { to, subject, text } = accountNotice(notice, reader);
  expect({ to, subject }).toEqual({ to: 'ann@example.com', subject: 'Your password was changed' });
  expect(text).toContain('Your password was changed.');
  expect(text).toContain('When: November 22, 2026 at 12:31 PM EST');
  expect(text).toContain('Device: Chrome on Windows');
  expect(text).toContain('Address: 192.0.2.1');
  expect(text).toContain('https://app.example.ca/forgot-password');
});

it('omits what is unknown', () => {
  const { text } = accountNotice({ ...notice, client: {} }, reader);
  expect(text).toContain('Device: Unknown device');
  expect(text).not.toContain('Address');
});
