import type { Attempts } from '#functions/data/limits/attempts.ts';
import type { Businesses } from '#functions/data/people/businesses.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { toSessionUser, type UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { Client } from '#functions/services/client.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import type { Confirmation, Login, Session } from '#shared/auth/schema.ts';
import { AppError, invalidRequest } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { claimsOf } from './claims.ts';
import { mirrorRole } from './mirror-role.ts';
import type { SessionStore } from './session-store.ts';

type Dependencies = {
  users: Users;
  identity: Identity;
  sessions: SessionStore;
  sealer: Sealer;
  attempts: Attempts;
};

/** A call of somebody who is not signed in yet. */
type Occasion = { client: Client; now: Date };

/**
 * Signs a user in. Throws UNAUTHENTICATED for a wrong password and an unknown e-mail alike, LOCKED after ten failures
 * in fifteen minutes, whether the account exists or not.
 */
export async function login(dependencies: Dependencies, input: Login, occasion: Occasion): Promise<Session> {
  const { attempts } = dependencies;
  const email = input.email.toLowerCase();
  if (!(await attempts.begin(email, occasion.now))) {
    throw new AppError('LOCKED', 'Your account has been locked. Please contact support.');
  }
  // Before the password is checked: a reset in between then refuses this sign-in.
  const user = await dependencies.users.findByEmail(email);
  const tokens = await dependencies.identity.signIn(email, input.password);
  const session = tokens && user ? await startSession(dependencies, { user, tokens, ...occasion }) : null;
  if (!session || !user || !tokens) {
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password. Please try again.');
  }
  await attempts.clear(email);
  await mirrorRole(dependencies, user, tokens);
  return session;
}

type Start = Occasion & { user: UserRecord; tokens: Tokens };

async function startSession(
  { sessions, sealer }: Pick<Dependencies, 'sessions' | 'sealer'>,
  { user, tokens, client, now }: Start,
): Promise<Session | null> {
  const { sessionId: id } = claimsOf(tokens.accessToken);
  const sealedToken = sealer.seal(tokens.refreshToken ?? '', id);
  const refreshToken = await sessions.start(user, { id, sealedToken, client }, now);
  return refreshToken === null ? null : toSession(tokens, refreshToken);
}

function toSession({ accessToken, expiresInSeconds }: Tokens, refreshToken: string): Session {
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresInSeconds };
}

/** The signed-in user and their workplace. Throws UNAUTHENTICATED if the account is gone. */
export async function readSessionUser(
  { users, businesses }: Pick<Dependencies, 'users'> & { businesses: Pick<Businesses, 'findCompany'> },
  userId: string,
): Promise<SessionUser> {
  const user = await users.find(userId);
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  const session = toSessionUser(user);
  const company = await businesses.findCompany(session.businessId);
  return { ...session, businessName: company?.name };
}

type Confirming = Pick<Dependencies, 'identity' | 'sessions'> & { attemptsOf: (userId: string) => Attempts };

/**
 * Confirms a session with the user's password. Throws INVALID_REQUEST if it is wrong; after five wrong ones the session
 * ends (UNAUTHENTICATED), since its user may be somebody else.
 */
export async function confirm(
  { identity, sessions, attemptsOf }: Confirming,
  { caller, body, now }: { caller: Caller; body: Confirmation; now: Date },
): Promise<void> {
  const attempts = attemptsOf(caller.userId);
  const session = { userId: caller.userId, id: caller.sessionId };
  if (!(await attempts.begin(session.id, now))) {
    await sessions.end(session);
    throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  }
  if (!(await identity.checkPassword(caller.email, body.password))) {
    throw invalidRequest([{ path: 'password', rule: 'wrongPassword' }]);
  }
  await attempts.clear(session.id);
  if (!(await sessions.confirm(session, now))) throw new AppError('UNAUTHENTICATED', 'Please sign in again');
}
