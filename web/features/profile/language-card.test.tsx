import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { PROFILE, refreshUser } from '#test/support/screens/profile-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { continueIn } from '#web/lib/browser/site-language.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { LanguageCard } from './language-card.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/browser/site-language.ts', () => ({ continueIn: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

beforeEach(() => {
  vi.clearAllMocks();
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': { ...PROFILE, language: 'fr' } });
  renderFor({ status: 'authenticated', user: aUser(), refreshUser }, <LanguageCard />, '/profile');
});

/** The field once the profile is loaded. */
async function theField(): Promise<HTMLSelectElement> {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your language' });
  await waitFor(() => expect(field.value).toBe('en'));
  return field;
}

it('continues in the chosen language once it is stored', async () => {
  await userEvent.selectOptions(await theField(), 'Français');
  expect(call).toHaveBeenCalledWith('PATCH /profile', { body: { language: 'fr' } });
  await waitFor(() => expect(continueIn).toHaveBeenCalledExactlyOnceWith('fr'));
});

it('stays in this language if the other could not be stored', async () => {
  const field = await theField();
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': new AppError('UNEXPECTED', 'down') });
  await userEvent.selectOptions(field, 'Français');
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  expect(continueIn).not.toHaveBeenCalled();
  expect(field.value).toBe('en');
});
