import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Invitation } from '#shared/employee/schema.ts';

export const INVITEE = 'maya@larch.test';
export const AT = '/accept-invitation?token=t-1';
export const GONE = {
  status: 404,
  body: { code: 'NOT_FOUND', message: 'Invalid or expired invitation', reason: 'INVITATION_EXPIRED' },
};

/** For tests: an invitation to Prairie Studio that has not been answered. */
export function anInvitation(
  company: Partial<Invitation['company']> = {},
  role: Invitation['role'] = 'EMPLOYEE',
): Invitation {
  return {
    needsPassword: false,
    status: 'PENDING',
    role,
    company: { name: 'Prairie Studio', website: 'https://prairie.example.com/', ...company },
    employee: { user: { email: INVITEE, profile: { firstName: 'Maya', lastName: 'Larch', phone: '' } } },
  };
}

/** For tests: the response that returns this invitation. */
export const open = { 'GET /invitations/t-1': { body: anInvitation() } };

export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

/** For tests: fakes timers, which still run in real time. */
export function controlTimers(): void {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
