import { toSessionUser, type UserRecord, type Users } from '#functions/data/users.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import type { Login, RefreshedSession, Session } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { claimsOf } from './claims.ts';
import type { SignInAttempts } from './store.ts';

type Dependencies = { users: Users; identity: Identity; attempts: SignInAttempts };

/**
 * Signs a person in. Throws UNAUTHENTICATED alike for a wrong password and an unknown e-mail, LOCKED after ten failures
 * in fifteen minutes, whether the account exists or not.
 */
export async function login({ users, identity, attempts }: Dependencies, input: Login, now: Date): Promise<Session> {
  const email = input.email.toLowerCase();
  if (!(await attempts.begin(email, now))) {
    throw new AppError('LOCKED', 'Your account has been locked. Please contact support.');
  }
  const tokens = await identity.signIn(email, input.password);
  const user = tokens && (await users.findByEmail(email));
  if (!tokens?.refreshToken || !user || user.disabled) {
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password. Please try again.');
  }
  await attempts.clear(email);
  await mirrorRole(users, user, tokens);
  return { access_token: tokens.accessToken, refresh_token: tokens.refreshToken, expires_in: tokens.expiresInSeconds };
}

/** A new access token for a session. Throws UNAUTHENTICATED when the session is over or the account gone. */
export async function refresh({ users, identity }: Dependencies, refreshToken: string): Promise<RefreshedSession> {
  const tokens = await identity.refresh(refreshToken);
  const claims = tokens && claimsOf(tokens.accessToken);
  const user = claims && (await users.find(claims.subject));
  if (!tokens || !user || user.disabled || claims.signedInAt < (user.sessionsValidFrom ?? 0)) {
    throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  }
  await mirrorRole(users, user, tokens);
  return { access_token: tokens.accessToken, expires_in: tokens.expiresInSeconds };
}

/** Who is signed in. Throws UNAUTHENTICATED when the account is gone. */
export async function readSessionUser({ users }: Pick<Dependencies, 'users'>, userId: string): Promise<SessionUser> {
  const user = await users.find(userId);
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  return toSessionUser(user);
}

/** An operator makes the first administrator by adding a user to the ADMIN group; the record follows at sign-in and refresh. */
async function mirrorRole(users: Users, user: UserRecord, tokens: Tokens): Promise<void> {
  const role = claimsOf(tokens.accessToken).groups.includes('ADMIN') ? 'ADMIN' : 'USER';
  if (role !== user.role) await users.change(user.id, { role });
}
