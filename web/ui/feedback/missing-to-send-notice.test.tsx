import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { aUser, renderFor } from '#web/lib/session/session-harness.tsx';
import { MissingToSendNotice } from './missing-to-send-notice.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const TITLES = /Everything your customer needs|Before you send/;

it.each([
  ['loading', () => new Promise<never>(() => {})],
  ['the check has failed', () => Promise.reject(new AppError('UNAVAILABLE', 'x'))],
])('renders nothing while %s', async (_, reply) => {
  vi.mocked(call).mockImplementation(reply);
  renderFor({ status: 'authenticated', user: aUser() }, <MissingToSendNotice />, '/');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  expect(screen.queryByText(TITLES)).toBeNull();
});
