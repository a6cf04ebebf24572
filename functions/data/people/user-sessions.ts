import { userKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';

/** A session in its user's record, by its id; both in epoch seconds. */
export type ActiveSession = {
  readonly startedAt: number;
  /** When the user last proved that it is them, by a sign-in or a confirmation. */
  readonly confirmedAt: number;
};

/** The active sessions of a user by their ids. */
export type ActiveSessions = Readonly<Record<string, ActiveSession>>;

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

/** Ends all sessions of a user from now on, also that of a sign-in under way; `but` keeps one. */
export function endSessions(userId: string, but: ActiveSessions = {}): NonNullable<Write['Update']> {
  return {
    Key: userKey(userId),
    UpdateExpression: 'SET sessions = :kept ADD credentialsVersion :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':kept': but, ':one': 1 },
  };
}
