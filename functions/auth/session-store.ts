import { sessionKey, userKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, put, set } from '#functions/data/table/write.ts';
import { hashOf, newToken } from '#functions/domain/people/secret-token.ts';
import { IF_ENABLED, type UserRecord } from '#functions/domain/people/user-record.ts';
import {
  type ActiveSession,
  removeSession,
  SESSION_SECONDS,
  type SessionRecord,
  withSession,
} from '#functions/domain/people/user-sessions.ts';
import type { Client } from '#functions/services/client.ts';
import { secondsAt } from '#shared/time-units.ts';

export type NewSession = Pick<SessionRecord, 'id' | 'sealedToken'> & { client: Client };

/** How and when the user of a session reauthenticated. */
export type Proof = { readonly withCode: boolean; readonly now: Date };

export type SessionStore = ReturnType<typeof sessionStore>;

/** The parts of a refresh token. */
export type SessionToken = { readonly userId: string; readonly id: string; readonly hash: string };

/** A new refresh token for a session, and the hash under which it is stored. */
export function newRefreshToken({ userId, id }: Pick<SessionToken, 'userId' | 'id'>) {
  const token = `${userId}.${id}.${newToken()}`;
  return { token, hash: hashOf(token) };
}

/** Parses a refresh token. Returns null if it is malformed. */
export function readRefreshToken(token: string): SessionToken | null {
  const [userId, id, secret] = token.split('.');
  return userId && id && secret ? { userId, id, hash: hashOf(token) } : null;
}

/** More than the tabs that one device refreshes at once, since the token of any further tab would look stolen. */
const MAX_ISSUED = 30;

/**
 * The session after issuing a new refresh token for the one presented, or null if a successor of that one has been
 * used. A token stays valid until a successor is used, so a lost response or two concurrent tabs do not end the
 * session, while a stolen token is detected as soon as both parties have refreshed.
 */
export function rotated(session: SessionRecord, presented: string, issued: string): SessionRecord | null {
  const isIssued = session.issuedHashes.includes(presented);
  if (!isIssued && presented !== session.currentHash) return null;
  const siblings = isIssued ? [] : session.issuedHashes.slice(1 - MAX_ISSUED);
  return { ...session, currentHash: presented, issuedHashes: [...siblings, issued] };
}

export function sessionStore(table: Table) {
  return {
    /**
     * Starts a session of a user who has entered their password, and a code if they have a second factor. Returns its
     * refresh token, or null if the user is disabled or their credentials changed since they were read.
     */
    async start(user: UserRecord, { id, sealedToken, client }: NewSession, now: Date): Promise<string | null> {
      const { token, hash } = newRefreshToken({ userId: user.id, id });
      const seconds = secondsAt(now);
      const record: SessionRecord = {
        id,
        userId: user.id,
        sealedToken,
        currentHash: hash,
        issuedHashes: [],
        ...client,
        startedAt: now.toISOString(),
        lastUsedAt: now.toISOString(),
        ttl: seconds + SESSION_SECONDS,
      };
      let latest: UserRecord | undefined = user;
      const isStarted = await retry('session-start', async () => {
        if (!latest || latest.disabled || versionOf(latest) !== versionOf(user)) return false;
        const session: ActiveSession = {
          startedAt: seconds,
          confirmedAt: seconds,
          ...(user.secondFactor && { codeEnteredAt: seconds }),
        };
        const sessions = withSession(latest.sessions ?? {}, id, session);
        const writes = {
          session: put({ ...record, ...sessionKey(user.id, id) }),
          user: startSession(latest, sessions, now),
        };
        if ((await table.transact(writes)) === null) return true;
        latest = await table.get<UserRecord>(userKey(user.id));
        return null;
      });
      return isStarted ? token : null;
    },
    find: ({ userId, id }: SessionToken) => table.get<SessionRecord>(sessionKey(userId, id)),
    /** Stores the tokens that a session accepts. Returns false if the session changed since it was read. */
    async rotate(before: SessionRecord, after: SessionRecord): Promise<boolean> {
      const { currentHash, issuedHashes, lastUsedAt } = after;
      const unchanged = ifEqual({ currentHash: before.currentHash, issuedHashes: before.issuedHashes });
      const next = set(sessionKey(before.userId, before.id), { currentHash, issuedHashes, lastUsedAt });
      return (await table.update(onlyIf(next, unchanged))) !== null;
    },
    /** Ends a session; its access token is refused from the next call on. Idempotent. */
    async end({ userId, id }: Pick<SessionRecord, 'id' | 'userId'>): Promise<void> {
      await table.transact(removeSession(userId, id));
    },
    /** Records that the user of a session reauthenticated. Returns false if the session has ended. */
    async confirm({ userId, id }: Pick<SessionRecord, 'id' | 'userId'>, { withCode, now }: Proof): Promise<boolean> {
      const confirmed = await table.update({
        Key: userKey(userId),
        UpdateExpression: `SET sessions.#id.confirmedAt = :now${withCode ? ', sessions.#id.codeEnteredAt = :now' : ''}`,
        ConditionExpression: 'attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': id },
        ExpressionAttributeValues: { ':now': secondsAt(now) },
      });
      return confirmed !== null;
    },
  };
}

const versionOf = ({ credentialsVersion = 0 }: UserRecord) => credentialsVersion;

/** Fails if the user was disabled, or their sessions or credentials changed since they were read. */
function startSession(user: UserRecord, sessions: UserRecord['sessions'], now: Date): Write {
  const { sessions: before, credentialsVersion } = user;
  const unchanged = ifEqual({ sessions: before, credentialsVersion });
  const started = { sessions, lastSignInAt: now.toISOString() };
  return { Update: onlyIf(set(userKey(user.id), started), unchanged, IF_ENABLED) };
}
