import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ActiveSession } from '#shared/security/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { SecurityTab } from './security-tab.tsx';

vi.mock('#web/lib/api/call.ts');

const RENEW = 'POST /auth/second-factor/recovery-codes';

function aSession(id: string, device: string): ActiveSession {
  const time = '2026-11-20T12:00:00.000Z';
  return { id, device, address: '192.0.2.1', startedAt: time, lastUsedAt: time, isCurrent: id === 'this' };
}

function show(sessions = [aSession('this', 'Firefox on Linux')]) {
  let open = sessions;
  answerCalls({
    'GET /auth/second-factor': { isEnabled: true, recoveryCodesLeft: 10 },
    'GET /auth/sessions': () => ({ sessions: open }),
    'DELETE /auth/sessions/{id}': ({ id }) => {
      open = open.filter((session) => session.id !== id);
    },
    [RENEW]: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
  });
  renderFor(
    { status: 'authenticated', user: aUser() },
    <main tabIndex={-1}>
      <SecurityTab />
    </main>,
  );
}

it('asks before new recovery codes replace the old ones', async () => {
  show();
  const open = await screen.findByRole('button', { name: 'New recovery codes' });
  await userEvent.click(open);
  const question = within(screen.getByRole('alertdialog', { name: 'Create new recovery codes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(callsOf(RENEW)).toEqual([]);
  await userEvent.click(open);
  await userEvent.click(screen.getByRole('button', { name: 'Create new codes' }));
  await screen.findByText('cccc-dddd');
  expect(callsOf(RENEW)).toHaveLength(1);
});

it('shows new codes until the user has saved them, then moves the focus to the screen', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create new codes' }));
  await screen.findByText('aaaa-bbbb');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
  expect(screen.getByText('aaaa-bbbb')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved these codes' }));
  expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('moves the focus to the devices after logging one out', async () => {
  show([aSession('this', 'Firefox on Linux'), aSession('other', 'Safari on iPhone')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
  const devices = screen.getByRole('list', { name: 'Signed-in devices' });
  await waitFor(() => expect(document.activeElement).toBe(devices));
  expect(within(devices).queryByText('Safari on iPhone')).toBeNull();
});
