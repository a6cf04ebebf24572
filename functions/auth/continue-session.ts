import { retry } from '#functions/data/table/retry.ts';
import type { RoleChanged } from '#functions/domain/people/role-changes.ts';
import { activeSession, type SessionRecord } from '#functions/domain/people/user-sessions.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import { logLine } from '#functions/services/log.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import type { Session } from '#shared/auth/schema.ts';
import type { AppError } from '#shared/errors.ts';
import { SESSION_ENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';
import { mirrorRole } from './mirror-role.ts';
import { newRefreshToken, readRefreshToken, rotated, type SessionStore, type SessionToken } from './session-store.ts';

/** The dependencies of continuing a session. */
export type Dependencies = {
  users: Users;
  identity: Identity;
  roleChanged: RoleChanged;
  sessions: SessionStore;
  sealer: Sealer;
};

/**
 * Continues a session: returns a new access token and the next refresh token. Throws UNAUTHENTICATED if the session has
 * ended or the account is gone. A replaced token whose successor has been used was copied, so it also ends the session.
 */
export async function refresh(dependencies: Dependencies, refreshToken: string, now: Date): Promise<Session> {
  const presented = readRefreshToken(refreshToken);
  const user = presented && (await dependencies.users.find(presented.userId));
  if (!presented || !user || user.disabled || !activeSession(user.sessions, presented.id)) throw signInAgain();
  const { session, token } = await rotate(dependencies, presented, now);
  const tokens = await tokensOf(dependencies, session);
  await mirrorRole(dependencies, user, tokens);
  return { access_token: tokens.accessToken, refresh_token: token, expires_in: tokens.expiresInSeconds };
}

type Rotated = { session: SessionRecord; token: string };

async function rotate({ sessions }: Dependencies, presented: SessionToken, now: Date): Promise<Rotated> {
  const { token, hash } = newRefreshToken(presented);
  const session = await retry('session-rotation', async () => {
    const before = await sessions.find(presented);
    if (!before) throw signInAgain();
    const after = rotated(before, presented.hash, hash);
    if (!after) {
      logLine('warn', { event: 'refresh-token-reused' });
      await sessions.end(before);
      throw signInAgain();
    }
    return (await sessions.rotate(before, { ...after, lastUsedAt: now.toISOString() })) ? after : null;
  });
  if (!session) throw refusal({ BUSY });
  return { session, token };
}

async function tokensOf({ identity, sealer, sessions }: Dependencies, session: SessionRecord): Promise<Tokens> {
  const token = opened(sealer, session);
  const tokens = token && (await identity.refresh(token));
  if (tokens) return tokens;
  await sessions.end(session);
  throw signInAgain();
}

/** Ends the session of a refresh token; its access token is refused from the next call on. Idempotent. */
export async function logout({ identity, sessions, sealer }: Dependencies, refreshToken: string): Promise<void> {
  const presented = readRefreshToken(refreshToken);
  const session = presented && (await sessions.find(presented));
  if (!session || !accepts(session, presented)) return;
  await sessions.end(session);
  const token = opened(sealer, session);
  if (token) await identity.revoke(token);
}

/** The identity provider's refresh token; null if it was sealed with an earlier key, which ends the session. */
function opened(sealer: Sealer, { id, sealedToken }: SessionRecord): string | null {
  try {
    return sealer.open(sealedToken, id);
  } catch {
    return null;
  }
}

function accepts({ currentHash, issuedHashes }: SessionRecord, { hash }: SessionToken): boolean {
  return hash === currentHash || issuedHashes.includes(hash);
}

function signInAgain(): AppError {
  return refusal({ SESSION_ENDED });
}
