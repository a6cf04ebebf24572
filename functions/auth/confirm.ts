import type { Attempts } from '#functions/domain/limits/attempts.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { ConsumeCode } from '#functions/domain/people/second-factor.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { Identity } from '#functions/services/identity.ts';
import type { Confirmation } from '#shared/auth/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { SESSION_ENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { SessionStore } from './session-store.ts';

type Dependencies = {
  identity: Pick<Identity, 'checkPassword'>;
  users: Pick<Users, 'find'>;
  sessions: Pick<SessionStore, 'confirm' | 'end'>;
  consumeCode: ConsumeCode;
  attemptsOf: (userId: string) => Attempts;
};

/**
 * Confirms a session with the user's password, or with a code if they have a second factor: whoever knows the password
 * alone must not get by with it. Throws INVALID_REQUEST if it is wrong or a code is missing. After
 * five failures the session ends (UNAUTHENTICATED), since it may have been hijacked.
 */
export async function confirm(
  dependencies: Dependencies,
  { caller, body, now }: { caller: Caller; body: Confirmation; now: Date },
): Promise<void> {
  const { sessions } = dependencies;
  const attempts = dependencies.attemptsOf(caller.userId);
  const session = { userId: caller.userId, id: caller.sessionId };
  if (!(await attempts.begin(session.id, now))) {
    await sessions.end(session);
    throw refusal({ SESSION_ENDED });
  }
  await requireProof(dependencies, { caller, body, now });
  await attempts.clear(session.id);
  const isConfirmed = await sessions.confirm(session, { withCode: 'code' in body, now });
  if (!isConfirmed) throw refusal({ SESSION_ENDED });
}

async function requireProof(
  { identity, users, consumeCode }: Dependencies,
  { caller, body, now }: { caller: Caller; body: Confirmation; now: Date },
): Promise<void> {
  if ('password' in body) {
    if (caller.hasSecondFactor) throw invalidRequest([{ path: 'code', rule: 'required' }]);
    if (await identity.checkPassword(caller.email, body.password)) return;
    throw invalidRequest([{ path: 'password', rule: 'wrongPassword' }]);
  }
  const user = await users.find(caller.userId);
  if (user && (await consumeCode(user, body.code, now))) return;
  throw invalidRequest([{ path: 'code', rule: 'wrongCode' }]);
}
