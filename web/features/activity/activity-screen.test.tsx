import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Activity } from '#shared/activity/schema.ts';
import { AppError } from '#shared/errors.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import ActivityScreen from './activity-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn() } }));

const added = (name: string): Activity => ({
  id: name,
  at: '2026-11-21T10:00:00Z',
  action: 'customer.create',
  by: { userId: 'user-1', name: 'Maya Larch', email: 'maya@larch.test' },
  record: { kind: 'customer', id: name, label: name },
  changes: [],
});

const show = (search = '') =>
  renderFor({ status: 'authenticated', user: aUser() }, <ActivityScreen />, `/activity${search}`);

it('loads older entries on demand', async () => {
  answerCalls({
    'GET /activity': ({ query }) =>
      query?.cursor === undefined ? { data: [added('Newer')], next: 'c1' } : { data: [added('Older')] },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show older activity' }));
  expect(await screen.findByText(/added customer Older/)).toBeTruthy();
  expect(screen.getByText(/added customer Newer/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older activity' })).toBeNull();
  expect(callsOf('GET /activity').map(({ query }) => query?.cursor)).toEqual([undefined, 'c1']);
});

it('saves no file when no entry matches', async () => {
  answerCalls({ 'GET /activity': { data: [] }, 'GET /activity/export': new Blob(['When,Who,What\r\n']) });
  show('?from=2020-01-01&to=2020-01-31');
  await screen.findByText('No activity found');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('No activity to export'));
  expect(saveFile).not.toHaveBeenCalled();
});

it('offers a retry when the entries cannot be loaded', async () => {
  answerCalls({ 'GET /activity': new AppError('FORBIDDEN', 'x') });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your activity");
  answerCalls({ 'GET /activity': { data: [added('Zoé')] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/added customer Zoé/)).toBeTruthy();
});
