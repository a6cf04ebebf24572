import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import type { Session } from '#web/lib/session/session.ts';
import { SignInAgain } from './sign-in-again.tsx';

const signIn = vi.fn<Session['signIn']>();
const signOut = vi.fn<Session['signOut']>();

const show = () =>
  renderFor(
    { status: 'authenticated', user: aUser(), isPaused: true, signIn, signOut } as Partial<Session>,
    <SignInAgain email="maya@larch.test" />,
  );
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);

beforeEach(() => {
  signIn.mockResolvedValue();
  signOut.mockResolvedValue();
});

it('signs the same person in with the password, which has the focus', async () => {
  show();
  const dialog = screen.getByRole('alertdialog', { name: 'Please sign in again' });
  expect(dialog.textContent).toContain('Your session has ended. Sign in to continue where you left off.');
  expect(document.activeElement).toBe(password());
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await userEvent.type(email, 'noah@larch.test');
  await userEvent.type(password(), 'good-1234{Enter}');
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'maya@larch.test', password: 'good-1234' });
});

it('shows why it failed until the password is edited', async () => {
  signIn.mockRejectedValue(new AppError('UNAUTHENTICATED', 'x'));
  show();
  await userEvent.type(password(), 'wrong{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Invalid email or password. Please try again.');
  await userEvent.type(password(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays open until the user signs in or out', async () => {
  show();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(signOut).toHaveBeenCalledOnce();
});
