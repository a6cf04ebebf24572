import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { DeleteBusiness } from './delete-business.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const refreshUser = vi.fn<() => Promise<void>>();
const DELETES_AT = '2026-12-06T18:00:00.000Z';

beforeEach(() => {
  vi.clearAllMocks();
  refreshUser.mockResolvedValue();
  answerCalls({ 'POST /business/deletion': { deletesAt: DELETES_AT }, 'DELETE /business/deletion': undefined });
});

const show = (over: Partial<SessionUser> = {}) =>
  renderFor({ status: 'authenticated', user: aUser(over), refreshUser }, <DeleteBusiness />);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeName = (text: string) => userEvent.type(screen.getByLabelText(/^To confirm, type/), text);
const called = () => vi.mocked(call).mock.calls.map(([name]) => name);

describe('deleting the business', () => {
  it.each([
    ['the name of the business', { businessName: 'Larch Studio' }, ' larch  studio '],
    ['its name with a plain apostrophe', { businessName: 'L’Atelier d’Élise' }, "l'atelier d'elise"],
    ['“delete” if it has no name', {}, 'delete'],
  ])('requires typing %s', async (_, over, typed) => {
    show(over);
    await click('Delete business…');
    await typeName('anything');
    await click('Delete business');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(called()).toEqual([]);
    await userEvent.clear(screen.getByLabelText(/^To confirm, type/));
    await typeName(typed);
    expect(screen.queryByRole('alert')).toBeNull();
    await click('Delete business');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(called()).toEqual(['POST /business/deletion']);
    expect(refreshUser).toHaveBeenCalledOnce();
  });

  it.each([['ADMIN'], ['EMPLOYEE']] as const)('is not offered to an %s', (role) => {
    show({ role });
    expect(screen.queryByText('Delete business')).toBeNull();
  });
});

it('shows the date of a scheduled deletion, and keeps the business', async () => {
  show({ businessDeletesAt: DELETES_AT });
  expect(screen.getByText('Dec 6, 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete business…' })).toBeNull();
  await click('Keep business');
  expect(called()).toEqual(['DELETE /business/deletion']);
  expect(refreshUser).toHaveBeenCalledOnce();
});

it('counts a business as kept if it was kept in another tab', async () => {
  answerCalls({ 'DELETE /business/deletion': new AppError('NOT_FOUND', 'Scheduled deletion not found') });
  show({ businessDeletesAt: DELETES_AT });
  await click('Keep business');
  await waitFor(() => expect(refreshUser).toHaveBeenCalledOnce());
  expect(toast.error).not.toHaveBeenCalled();
});
