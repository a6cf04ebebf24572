import { sessionKey, userKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { onlyIf, remove, set } from '#functions/data/table/write.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { SecondFactor } from '#functions/domain/people/second-factor.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import {
  activeSession,
  endSessionsBut,
  removeSession,
  type SessionRecord,
} from '#functions/domain/people/user-sessions.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { secondsAt } from '#shared/time-units.ts';

export type SecurityStore = ReturnType<typeof securityStore>;

export function securityStore(table: Table) {
  const sessions = (userId: string) => table.query<SessionRecord>(startingWith(sessionKey(userId)));
  return {
    find: (userId: string) => table.get<UserRecord>(userKey(userId)),
    /** The session records of a user; some may have ended. */
    sessions,
    /** Returns false if the session has ended. */
    endSession: async (userId: string, sessionId: string) =>
      (await table.transact(removeSession(userId, sessionId))) === null,
    /** Ends all sessions but one, and invalidates sign-ins in progress. Returns false if that one has ended. */
    async endOtherSessions({ id, sessions: active }: UserRecord, sessionId: string): Promise<boolean> {
      const own = activeSession(active, sessionId);
      if (!own || !(await table.update(endSessionsBut(id, sessionId, own)))) return false;
      const others = (await sessions(id)).filter((session) => session.id !== sessionId);
      await Promise.all(others.map((other) => table.transact({ session: remove(sessionKey(id, other.id)) })));
      return true;
    },
    async setPending(userId: string, sealedSecret: string): Promise<void> {
      await table.update(set(userKey(userId), { pendingSecondFactor: sealedSecret }));
    },
    /**
     * Enables the pending second factor; its first code was entered in the caller's session. Like the changes below, it
     * orders the email about it, and returns null, or the write that failed: here, if the factor was replaced by
     * another one or the session has ended.
     */
    enable({ userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>, secondFactor: SecondFactor, orders: Orders) {
      const Update = {
        Key: userKey(userId),
        // A sign-in in progress, which required no code, then fails.
        UpdateExpression:
          'SET secondFactor = :factor, sessions.#id.codeEnteredAt = :now REMOVE pendingSecondFactor ADD credentialsVersion :one',
        ConditionExpression: 'pendingSecondFactor = :secret AND attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': sessionId },
        ExpressionAttributeValues: {
          ':factor': secondFactor,
          ':now': secondsAt(secondFactor.enabledAt),
          ':secret': secondFactor.sealedSecret,
          ':one': 1,
        },
      };
      return table.transact<string>({ user: { Update }, ...orders });
    },
    /** Fails if there is no second factor. */
    disable(userId: string, orders: Orders): Promise<string | null> {
      const update = set(userKey(userId), { secondFactor: undefined, pendingSecondFactor: undefined });
      const Update = onlyIf(update, { ConditionExpression: 'attribute_exists(secondFactor)' });
      return table.transact<string>({ user: { Update }, ...orders });
    },
    /** Fails if there is no second factor. */
    setRecoveryCodes(userId: string, hashes: SecondFactor['recoveryCodes'], orders: Orders): Promise<string | null> {
      const Update = {
        Key: userKey(userId),
        UpdateExpression: 'SET secondFactor.recoveryCodes = :hashes',
        ConditionExpression: 'attribute_exists(secondFactor)',
        ExpressionAttributeValues: { ':hashes': hashes },
      };
      return table.transact<string>({ user: { Update }, ...orders });
    },
  };
}
