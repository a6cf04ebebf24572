import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import {
  ALREADY_THERE,
  field,
  GET,
  NONE,
  PATCH,
  POST,
  STORED,
  save,
  sent,
  show,
} from '#test/support/screens/payment-details-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const CHANGED = new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' });

it('updates the settings if someone else created them first', async () => {
  answerCalls({ [GET]: NONE, [POST]: ALREADY_THERE });
  show();
  await userEvent.type(await field('E-Transfer Email'), 'new@example.com');
  answerCalls({ [GET]: STORED, [POST]: ALREADY_THERE, [PATCH]: STORED });
  await save();
  await waitFor(async () => expect((await field('Bank Name')).value).toBe('Foothills Credit Union'));
  expect((await field('E-Transfer Email')).value).toBe('new@example.com');
  await save();
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment settings updated successfully');
});

it('prompts if someone else has saved the settings, and keeps unsaved input', async () => {
  answerCalls({ [GET]: STORED, [PATCH]: CHANGED });
  show();
  await userEvent.type(await field('SWIFT Code'), 'ROYCCAT2');
  await save();
  await screen.findByRole('dialog', { name: 'The payment settings were changed' });
  expect(toast.error).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect((await field('SWIFT Code')).value).toBe('ROYCCAT2');
  await save();
  answerCalls({ [PATCH]: { ...STORED, eTransferEmail: 'theirs@example.com', swiftCode: 'ROYCCAT2', version: 5 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Overwrite' }));
  expect(sent(PATCH).at(-1)?.[1]).toEqual({ userId: 'user-1', body: { swiftCode: 'ROYCCAT2' } });
  await waitFor(async () => expect((await field('E-Transfer Email')).value).toBe('theirs@example.com'));
});

it('replaces unsaved input with the saved version on reload', async () => {
  answerCalls({ [GET]: STORED, [PATCH]: CHANGED });
  show();
  await userEvent.clear(await field('E-Transfer Email'));
  await userEvent.type(await field('E-Transfer Email'), 'mine@example.com');
  await save();
  answerCalls({ [GET]: { ...STORED, eTransferEmail: 'theirs@example.com', version: 4 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(async () => expect((await field('E-Transfer Email')).value).toBe('theirs@example.com'));
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
});
