import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import ProfileScreen from '#web/features/profile/profile-screen.tsx';
import { call } from '#web/lib/api/call.ts';
import { answerCalls } from './call-harness.ts';
import { aUser, renderFor } from './session-harness.tsx';

export const PROFILE = aUser().profile;
export const refreshUser = vi.fn<() => Promise<void>>();

export const app = (
  <Routes>
    <Route element={<ProfileScreen />} path="/profile" />
    <Route element={null} path="*" />
  </Routes>
);
export const show = () => renderFor({ status: 'authenticated', user: aUser(), refreshUser }, app, '/profile');
export const times = (name: string) => vi.mocked(call).mock.calls.filter(([called]) => called === name).length;
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

/** For tests: the server has the profile and accepts changes to it. */
export function answerWithProfile(): void {
  refreshUser.mockResolvedValue();
  answerCalls({
    'GET /profile': PROFILE,
    'PATCH /profile': { ...PROFILE, firstName: 'Anne' },
    'GET /business/export': { status: null },
  });
}
