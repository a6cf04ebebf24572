import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { continueIn } from '#web/lib/browser/site-language.ts';
import { LanguageWatch } from './language-watch.tsx';

vi.mock('#web/lib/browser/site-language.ts', () => ({ continueIn: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
});

const inFrench = () => {
  const user = aUser();
  return { ...user, profile: { ...user.profile, language: 'fr' as const } };
};

it('continues in the language of a user, once they are known', async () => {
  renderFor({ status: 'authenticated', user: inFrench() }, <LanguageWatch />, '/customers');
  await waitFor(() => expect(continueIn).toHaveBeenCalledExactlyOnceWith('fr'));
});

it('waits until the user has left the sign-in screen, which knows where they want to go', () => {
  renderFor({ status: 'authenticated', user: inFrench() }, <LanguageWatch />, '/login');
  expect(continueIn).not.toHaveBeenCalled();
});

it('leaves a visitor where they are', () => {
  renderFor({ status: 'anonymous', why: 'none' }, <LanguageWatch />, '/about');
  expect(continueIn).not.toHaveBeenCalled();
});
