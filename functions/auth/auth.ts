import { noteChange } from '#functions/domain/audit/audited-call.ts';
import type { Attempt } from '#functions/domain/limits/failure-count.ts';
import type { SignInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { userNotice } from '#functions/domain/people/notices.ts';
import type { ScheduledDeletions } from '#functions/domain/people/scheduled-deletions.ts';
import { type ConsumeCode, isRecoveryCode } from '#functions/domain/people/second-factor.ts';
import { actorOf, subjectOf, toSessionUser, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { Client } from '#functions/services/client.ts';
import type { Tokens } from '#functions/services/identity.ts';
import { addLogFields } from '#functions/services/log.ts';
import type { Login, NewSession } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import {
  BUSINESS_SUSPENDED,
  CODE_REQUIRED,
  LOCKED,
  SESSION_ENDED,
  WRONG_CREDENTIALS,
} from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { issueMessage } from '#shared/rules.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { utcOffsetMinutes } from '#shared/zoned-time.ts';
import { claimsOf } from './claims.ts';
import type { Dependencies as Continuing } from './continue-session.ts';
import { knownDevice, newDeviceToken } from './device-token.ts';
import { mirrorRole } from './mirror-role.ts';

type Dependencies = Continuing & {
  outbox: Pick<AccountOutbox, 'tell'>;
  attempts: SignInAttempts;
  businesses: Pick<Businesses, 'find'>;
  consumeCode: ConsumeCode;
};

/** The time and origin of a sign-in. */
type Occasion = { client: Client; now: Date };

/**
 * Signs a user in. Throws UNAUTHENTICATED for a wrong password, an unknown email or a wrong code, FORBIDDEN
 * `CODE_REQUIRED` if the password is right but a code is required, FORBIDDEN `BUSINESS_SUSPENDED` to an employee of a
 * suspended business, and LOCKED after too many failures, whether or not the account exists.
 */
export async function login(dependencies: Dependencies, input: Login, occasion: Occasion): Promise<NewSession> {
  const email = input.email.toLowerCase();
  const device = await knownDevice(dependencies, { ...input, email }, occasion.now);
  const attempt = await dependencies.attempts.begin({ email, device, address: occasion.client.address }, occasion.now);
  if (!attempt) throw refusal({ LOCKED });
  try {
    const session = await signIn(dependencies, { ...input, email }, occasion);
    await attempt.succeed();
    return session;
  } catch (error) {
    await settle(attempt, error);
    throw error;
  }
}

/** Only wrong credentials count as a failure: not a missing code, and not an unavailable service. */
function settle(attempt: Attempt, error: unknown): Promise<void> {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED' ? attempt.fail() : attempt.drop();
}

async function signIn(dependencies: Dependencies, input: Login, occasion: Occasion): Promise<NewSession> {
  const { users, identity } = dependencies;
  // Read before the password is checked, so that a concurrent password reset invalidates this sign-in.
  const user = await users.findByEmail(input.email);
  const tokens = await identity.signIn(input.email, input.password);
  // After a restore of the table, the account with the user's email may be someone else's.
  if (!tokens || !user || claimsOf(tokens.accessToken).subject !== subjectOf(user)) throw wrongPassword();
  // Before the code, since a recovery code can be used only once.
  await refuseSuspended(dependencies, user, tokens);
  if (user.secondFactor) await requireCode(dependencies, user, { code: input.code, tokens, now: occasion.now });
  const session = await startSession(dependencies, { user, tokens, ...occasion });
  if (!session) throw wrongPassword();
  const { businessId, by } = actorOf(user);
  addLogFields({ userId: user.id, businessId });
  noteChange({ businessId, by });
  if (user.secondFactor && isRecoveryCode(input.code ?? '')) {
    const caller = { email: user.email, businessId };
    await dependencies.outbox.tell(userNotice('RECOVERY_CODE_USED', { caller, ...occasion }));
  }
  await mirrorRole(dependencies, user, tokens);
  return session;
}

function wrongPassword(): AppError {
  return refusal({ WRONG_CREDENTIALS });
}

type CodeGiven = { code: string | undefined; tokens: Tokens; now: Date };

async function requireCode(
  { identity, consumeCode }: Pick<Dependencies, 'identity' | 'consumeCode'>,
  user: UserRecord,
  { code, tokens, now }: CodeGiven,
): Promise<void> {
  if (code !== undefined && (await consumeCode(user, code, now))) return;
  await identity.revoke(tokens.refreshToken ?? '');
  if (code === undefined) {
    throw refusal({ CODE_REQUIRED });
  }
  const issue = { path: 'code', rule: 'wrongCode' } as const;
  throw new AppError('UNAUTHENTICATED', issueMessage(issue), { issues: [issue] });
}

/** Only its owner signs in to a suspended business, to export its data (decision F156). */
async function refuseSuspended(
  { identity, businesses }: Pick<Dependencies, 'identity' | 'businesses'>,
  { employerId }: UserRecord,
  tokens: Tokens,
): Promise<void> {
  if (!employerId || !(await businesses.find(employerId))?.suspendedAt) return;
  await identity.revoke(tokens.refreshToken ?? '');
  throw refusal({ BUSINESS_SUSPENDED }, { what: 'employee' });
}

type Start = Occasion & { user: UserRecord; tokens: Tokens };

async function startSession(
  { sessions, sealer }: Pick<Dependencies, 'sessions' | 'sealer'>,
  { user, tokens, client, now }: Start,
): Promise<NewSession | null> {
  const { sessionId: id } = claimsOf(tokens.accessToken);
  const sealedToken = sealer.seal(tokens.refreshToken ?? '', id);
  const refreshToken = await sessions.start(user, { id, sealedToken, client }, now);
  if (refreshToken === null) return null;
  return {
    access_token: tokens.accessToken,
    refresh_token: refreshToken,
    expires_in: tokens.expiresInSeconds,
    device_token: newDeviceToken(sealer, user, now),
  };
}

type Reading = Pick<Dependencies, 'users'> & {
  businesses: Pick<Businesses, 'find' | 'findCompany'>;
  deletions: Pick<ScheduledDeletions, 'find'>;
};

/** The signed-in user and their workplace. Throws UNAUTHENTICATED if the account is gone. */
export async function readSessionUser(
  { users, businesses, deletions }: Reading,
  userId: string,
  now: Date,
): Promise<SessionUser> {
  const user = await users.find(userId);
  if (!user) throw refusal({ SESSION_ENDED });
  const session = toSessionUser(user);
  const { businessId } = session;
  const [company, business, deletion] = await Promise.all([
    businesses.findCompany(businessId),
    businesses.find(businessId),
    deletions.find(businessId),
  ]);
  return {
    ...session,
    businessName: company?.name,
    timeZone: business?.timeZone,
    utcOffsetMinutes: business && utcOffsetMinutes(business.timeZone, now),
    businessDeletesAt: deletion?.deletesAt,
    businessSuspendedAt: business?.suspendedAt,
  };
}
