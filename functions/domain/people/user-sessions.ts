import { sessionKey, userKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { removeExisting, type Update } from '#functions/data/table/write.ts';
import { DAY_SECONDS } from '#shared/time-units.ts';

/** A session in its user's record; times in epoch seconds. */
export type ActiveSession = {
  readonly startedAt: number;
  /** When the user last authenticated, by a sign-in or a confirmation. */
  readonly confirmedAt: number;
  /** When the user last entered a code of their second factor. */
  readonly codeEnteredAt?: number;
};

/** The active sessions of a user, by session id. */
export type ActiveSessions = Readonly<Record<string, ActiveSession>>;

/** An active session of a user. Its id comes from a token, so it could be `__proto__`, too. */
export function activeSession(sessions: ActiveSessions | undefined, id: string): ActiveSession | undefined {
  return sessions && Object.hasOwn(sessions, id) ? sessions[id] : undefined;
}

/** A session's own record. It is active only while the user's record lists it. */
export type SessionRecord = {
  readonly id: string;
  readonly userId: string;
  /** The identity provider's refresh token, sealed for the session. */
  readonly sealedToken: string;
  /** SHA-256 of the refresh token used last. */
  readonly currentHash: string;
  /** SHA-256 of its successors, none of which has been used yet. */
  readonly issuedHashes: readonly string[];
  readonly device?: string;
  readonly address?: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  /** Epoch seconds after which it cannot be continued. */
  readonly ttl: number;
};

/** Lifetime of a session in seconds. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;

/** Every call reads the user's record, so the number of sessions in it is limited. */
const MAX_SESSIONS = 20;

/** Adds a session; drops expired ones and the oldest beyond the limit. */
export function withSession(sessions: ActiveSessions, id: string, session: ActiveSession): ActiveSessions {
  const others = Object.entries(sessions)
    .filter(([, { startedAt }]) => startedAt > session.startedAt - SESSION_SECONDS)
    .sort(([, one], [, other]) => other.startedAt - one.startedAt)
    .slice(0, MAX_SESSIONS - 1);
  return { ...Object.fromEntries(others), [id]: session };
}

/** The writes that end one session of a user; they fail if it has ended. */
export function removeSession(userId: string, id: string): Record<'user' | 'session', Write> {
  return {
    user: {
      Update: {
        Key: userKey(userId),
        UpdateExpression: 'REMOVE sessions.#id',
        ConditionExpression: 'attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': id },
      },
    },
    session: removeExisting(sessionKey(userId, id)),
  };
}

/**
 * The update that ends all sessions of a user and invalidates sign-ins in progress. It also cancels a pending change of
 * email: if a thief requested it, its link would still give them the account.
 */
export function endSessions(userId: string): Update {
  return {
    Key: userKey(userId),
    UpdateExpression: 'SET sessions = :none REMOVE pendingEmail ADD credentialsVersion :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':none': {}, ':one': 1 },
  };
}

/** As `endSessions`, but keeps one session; fails if that one has ended, so that it does not become active again. */
export function endSessionsBut(userId: string, id: string, kept: ActiveSession): Update {
  return {
    Key: userKey(userId),
    UpdateExpression: 'SET sessions = :kept REMOVE pendingEmail ADD credentialsVersion :one',
    ConditionExpression: 'attribute_exists(sessions.#id)',
    ExpressionAttributeNames: { '#id': id },
    ExpressionAttributeValues: { ':kept': { [id]: kept }, ':one': 1 },
  };
}
