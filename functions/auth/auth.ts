import type { Attempts } from '#functions/data/limits/attempts.ts';
import type { Businesses } from '#functions/data/people/businesses.ts';
import { toSessionUser, type UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import type { Login, RefreshedSession, Session } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { claimsOf } from './claims.ts';

type Dependencies = {
  users: Users;
  identity: Identity;
  attempts: Attempts;
  /** Resolves after this many milliseconds. */
  pause: (durationMs: number) => Promise<void>;
};

/**
 * Signs a user in. Throws UNAUTHENTICATED for a wrong password and an unknown e-mail alike, LOCKED after ten failures
 * in fifteen minutes, whether the account exists or not.
 */
export async function login(dependencies: Dependencies, input: Login, now: Date): Promise<Session> {
  const { attempts, pause } = dependencies;
  const email = input.email.toLowerCase();
  if (!(await attempts.begin(email, now))) {
    throw new AppError('LOCKED', 'Your account has been locked. Please contact support.');
  }
  const first = await signIn(dependencies, email, input.password);
  const waitSeconds = Math.min(secondsTooOld(first), MAX_WAIT_SECONDS);
  if (waitSeconds > 0) await pause(waitSeconds * 1000);
  const { user, tokens } = waitSeconds > 0 ? await signIn(dependencies, email, input.password) : first;
  await attempts.clear(email);
  await mirrorRole(dependencies, user, tokens);
  return { access_token: tokens.accessToken, refresh_token: tokens.refreshToken, expires_in: tokens.expiresInSeconds };
}

type SignIn = { user: UserRecord; tokens: Tokens & { refreshToken: string } };

async function signIn(
  { users, identity }: Pick<Dependencies, 'users' | 'identity'>,
  email: string,
  password: string,
): Promise<SignIn> {
  const tokens = await identity.signIn(email, password);
  const user = tokens && (await users.findByEmail(email));
  if (!tokens?.refreshToken || !user || user.disabled) {
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password. Please try again.');
  }
  return { user, tokens: { ...tokens, refreshToken: tokens.refreshToken } };
}

const MAX_WAIT_SECONDS = 3;

/**
 * By how many seconds a session is too old. Sessions record their start in whole seconds, so one that starts in the
 * same second in which older ones were ended looks outdated; signing in again that much later helps.
 */
function secondsTooOld({ user, tokens }: SignIn): number {
  return (user.sessionsValidFrom ?? 0) - claimsOf(tokens.accessToken).signedInAt;
}

/** A new access token for a session. Throws UNAUTHENTICATED if the session has ended or the account is gone. */
export async function refresh(
  { users, identity }: Pick<Dependencies, 'users' | 'identity'>,
  refreshToken: string,
): Promise<RefreshedSession> {
  const tokens = await identity.refresh(refreshToken);
  const claims = tokens && claimsOf(tokens.accessToken);
  const user = claims && (await users.find(claims.subject));
  if (!tokens || !user || user.disabled || claims.signedInAt < (user.sessionsValidFrom ?? 0)) {
    throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  }
  await mirrorRole({ users, identity }, user, tokens);
  return { access_token: tokens.accessToken, expires_in: tokens.expiresInSeconds };
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

/**
 * An operator makes the first administrator by adding a user to the ADMIN group; the record follows at sign-in and
 * refresh. The token may be older than a role change, so the group itself is checked, and a change made in between
 * wins. During a demotion the group does not count.
 */
async function mirrorRole(
  { users, identity }: Pick<Dependencies, 'users' | 'identity'>,
  user: UserRecord,
  tokens: Tokens,
): Promise<void> {
  if (user.demotion) return;
  const isAdministrator = user.role === 'ADMIN';
  if (claimsOf(tokens.accessToken).groups.includes('ADMIN') === isAdministrator) return;
  if ((await identity.isAdministrator(user.id)) === isAdministrator) return;
  await users.changeRole(user.id, isAdministrator ? { from: 'ADMIN', to: 'USER' } : { from: 'USER', to: 'ADMIN' });
}
