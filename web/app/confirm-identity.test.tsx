import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { askToConfirm } from '#web/lib/session/confirmation.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

it.each([
  [false, 'Password', 'Code', { password: '123456' }],
  [true, 'Code', 'Password', { code: '123456' }],
])('asks for one thing only, with a second factor (%s) for a code', async (needsCode, asked, other, body) => {
  answerCalls({ 'POST /auth/confirm': undefined });
  renderFor({ status: 'authenticated', user: aUser({ hasSecondFactor: needsCode }) }, <ConfirmIdentity />);
  const answer = askToConfirm(needsCode);
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${asked}`)), '123456');
  expect(screen.queryByLabelText(new RegExp(`^${other}`))).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await answer).toBe(true);
  expect(callsOf('POST /auth/confirm')).toEqual([{ body }]);
});
