import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { answerWithProfile, app, field, PROFILE, refreshUser, show } from '#test/support/screens/profile-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

beforeEach(answerWithProfile);

it('says that it is loading', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile Settings');
  expect(screen.getByText('Manage your personal information')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading Profile');
});

it('shows the stored values, with a read-only email address', async () => {
  show();
  expect(await field('First Name')).toMatchObject({ value: 'Maya', required: false, disabled: false });
  expect(await field('Last Name')).toMatchObject({ value: 'Larch', required: false });
  expect(await field('Phone Number')).toMatchObject({ value: '', placeholder: '(403) 555-0100', type: 'tel' });
  expect(await field('Email')).toMatchObject({ value: 'maya@larch.test', readOnly: true });
  expect(screen.getByText('You sign in with this address. You can change it below.')).toBeTruthy();
  expect(screen.getByText('ML')).toBeTruthy();
});

describe('changing the email', () => {
  const pending = (over: Partial<SessionUser>) => {
    answerCalls({
      'GET /profile': PROFILE,
      'POST /profile/change-email': { message: 'We sent a code to new@larch.test.' },
    });
    renderFor({ status: 'authenticated', user: aUser(over), refreshUser }, app, '/profile');
  };

  it('asks for the new address and says where the code went', async () => {
    pending({});
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    const submit = screen.getByRole('button', { name: 'Send Code' });
    await userEvent.type(screen.getByLabelText(/New email/), 'MAYA@larch.test');
    await userEvent.click(submit);
    await screen.findByText('This is already your email address.');
    await userEvent.clear(screen.getByLabelText(/New email/));
    await userEvent.type(screen.getByLabelText(/New email/), 'new@larch.test');
    await userEvent.click(submit);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('We sent a code to new@larch.test.'));
    expect(callsOf('POST /profile/change-email')).toEqual([{ body: { email: 'new@larch.test' } }]);
    expect(refreshUser).toHaveBeenCalled();
  });

  it('accepts the code while a change is pending, or cancels the change', async () => {
    pending({ pendingEmail: 'new@larch.test' });
    screen.getByText('new@larch.test');
    screen.getByLabelText('Code from the email');
    await userEvent.click(screen.getByRole('button', { name: 'Keep maya@larch.test' }));
    await waitFor(() => expect(refreshUser).toHaveBeenCalled());
    expect(callsOf('POST /profile/change-email')).toEqual([{ body: { email: 'maya@larch.test' } }]);
  });

  it('leaves the code to the banner above the screen until the first address is confirmed', () => {
    pending({ pendingEmail: 'new@larch.test', emailVerified: false });
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
  });
});

it('offers a retry when the profile cannot be loaded', async () => {
  answerCalls({ 'GET /profile': new AppError('FORBIDDEN', 'x') });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load profile');
  answerCalls({ 'GET /profile': PROFILE });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await field('First Name')).value).toBe('Maya');
});
