import { sessionKey, userKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { removeExisting } from '#functions/data/table/write.ts';

/** A session in its user's record, by its id; both in epoch seconds. */
export type ActiveSession = {
  readonly startedAt: number;
  /** When the user last proved that it is them, by a sign-in or a confirmation. */
  readonly confirmedAt: number;
};

/** The active sessions of a user by their ids. */
export type ActiveSessions = Readonly<Record<string, ActiveSession>>;

/** A session as stored beside its user. Whether it is active, the user's record says. */
export type SessionRecord = {
  readonly id: string;
  readonly userId: string;
  /** The identity provider's refresh token, sealed for the session. */
  readonly sealedToken: string;
  /** SHA-256 of the refresh token that was used last. */
  readonly currentHash: string;
  /** SHA-256 of those issued for it and not used yet. */
  readonly issuedHashes: readonly string[];
  readonly device?: string;
  readonly address?: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  /** Epoch seconds after which it cannot be continued. */
  readonly ttl: number;
};

/** Seconds for which a session can be continued. */
export const SESSION_SECONDS = 30 * 86_400;

/** More sessions than a person has devices would make every call read a larger record. */
const MAX_SESSIONS = 20;

/** The sessions with a new one. Expired ones go, and the oldest beyond twenty. */
export function withSession(sessions: ActiveSessions, id: string, session: ActiveSession): ActiveSessions {
  const others = Object.entries(sessions)
    .filter(([, { startedAt }]) => startedAt > session.startedAt - SESSION_SECONDS)
    .sort(([, one], [, other]) => other.startedAt - one.startedAt)
    .slice(0, MAX_SESSIONS - 1);
  return { ...Object.fromEntries(others), [id]: session };
}

/** Ends one session of a user; fails if it has ended. */
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
 * Ends all sessions of a user from now on, also that of a sign-in under way. A change of e-mail under way ends too: if
 * somebody else asked for it, its link would still give them the account.
 */
export function endSessions(userId: string): NonNullable<Write['Update']> {
  return {
    Key: userKey(userId),
    UpdateExpression: 'SET sessions = :none REMOVE pendingEmail ADD credentialsVersion :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':none': {}, ':one': 1 },
  };
}

/** Ends them all but one; fails if that one has ended, which would otherwise become active again. */
export function endSessionsBut(userId: string, id: string, kept: ActiveSession): NonNullable<Write['Update']> {
  return {
    Key: userKey(userId),
    UpdateExpression: 'SET sessions = :kept REMOVE pendingEmail ADD credentialsVersion :one',
    ConditionExpression: 'attribute_exists(sessions.#id)',
    ExpressionAttributeNames: { '#id': id },
    ExpressionAttributeValues: { ':kept': { [id]: kept }, ':one': 1 },
  };
}
