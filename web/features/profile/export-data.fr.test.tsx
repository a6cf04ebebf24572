import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { refreshUser } from '#test/support/screens/profile-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ExportData } from './export-data.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

it.each([
  [12_440_000, '12,4\u00a0Mo'],
  [2_000_000_000, '2\u00a0Go'],
  [10, '1\u00a0ko'],
])('says that an export of %i bytes has %s', async (sizeBytes, size) => {
  answerCalls({ 'GET /business/export': { status: 'READY', sizeBytes, expiresAt: '2026-11-29T20:04:00Z' } });
  renderFor({ status: 'authenticated', user: aUser({ role: 'USER' }), refreshUser }, <ExportData />, '/profile');
  const text = (await screen.findByText(/disponible/)).textContent;
  expect(text).toMatch(new RegExp(`^${size}, disponible jusqu’au `));
});
