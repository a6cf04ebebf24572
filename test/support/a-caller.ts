import type { Caller } from '#functions/domain/people/members.ts';

/** The caller of a rule under test: the owner of a business who has just signed in. */
export function aCaller(fields: Partial<Caller> = {}): Caller {
  return {
    userId: 'user',
    name: 'Ann Lee',
    email: 'owner@example.com',
    role: 'USER',
    businessId: 'business',
    isEmailVerified: true,
    hasSecondFactor: false,
    language: 'en',
    isSuspended: false,
    sessionId: 'session',
    confirmedAt: Math.floor(Date.now() / 1000),
    codeEnteredAt: undefined,
    ...fields,
  };
}
