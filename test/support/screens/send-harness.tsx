import { screen, within } from '@testing-library/react';
import { AppError } from '#shared/errors.ts';
import type { Answers } from './call-harness.ts';
import { answer, showEditor, tab } from './editor-harness.tsx';

/** An invoice with everything it needs to be sent. */
export const READY: Answers = { 'GET /invoices/{id}/readiness': { findings: [], unprintable: [] } };

/** Opens the editor at an address, by default that of a stored invoice, and its send dialog. */
export async function openDialog(address = '/invoices/inv-1/edit', answers: Answers = {}) {
  answer({ ...READY, ...answers });
  const { user } = showEditor(address);
  await user.click(await tab('Payment'));
  await openSending(user);
  return user;
}

/** Opens the send dialog of the editor on screen. */
export async function openSending(user: ReturnType<typeof showEditor>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Send Invoice' }));
  await screen.findByRole('dialog', { name: 'Send Invoice' });
}

export const dialog = () => within(screen.getByRole('dialog', { name: 'Send Invoice' }));
export const button = (name: string) => dialog().getByRole('button', { name });
/** A mocked response in which the server refuses a call. */
export const refused =
  (...failure: ConstructorParameters<typeof AppError>) =>
  (): Promise<never> =>
    Promise.reject(new AppError(...failure));
