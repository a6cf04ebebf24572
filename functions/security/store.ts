import { sessionKey, userKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
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

export type SecurityStore = {
  find: (userId: string) => Promise<UserRecord | undefined>;
  /** The session records of a user; some may have ended. */
  sessions: (userId: string) => Promise<SessionRecord[]>;
  /** Returns false if the session has ended. */
  endSession: (userId: string, sessionId: string) => Promise<boolean>;
  /** Ends all sessions but one, and invalidates sign-ins in progress. Returns false if that one has ended. */
  endOtherSessions: (user: UserRecord, sessionId: string) => Promise<boolean>;
  setPending: (userId: string, sealedSecret: string) => Promise<void>;
  /**
   * Enables the pending second factor; its first code was entered in the caller's session. Like the changes below, it
   * orders the email about it, and returns null, or the write that failed: here, if the factor was replaced by another
   * one or the session has ended.
   */
  enable: (
    caller: Pick<Caller, 'userId' | 'sessionId'>,
    secondFactor: SecondFactor,
    orders: Orders,
  ) => Promise<string | null>;
  /** Fails if there is no second factor. */
  disable: (userId: string, orders: Orders) => Promise<string | null>;
  /** Fails if there is no second factor. */
  setRecoveryCodes: (userId: string, hashes: SecondFactor['recoveryCodes'], orders: Orders) => Promise<string | null>;
};

export function securityStore(table: Table): SecurityStore {
  const sessions = (userId: string) => table.query<SessionRecord>(startingWith(sessionKey(userId)));
  return {
    find: (userId) => table.get<UserRecord>(userKey(userId)),
    sessions,
    endSession: async (userId, sessionId) => (await table.transact(removeSession(userId, sessionId))) === null,
    async endOtherSessions({ id, sessions: active }, sessionId) {
      const own = activeSession(active, sessionId);
      if (!own || !(await table.update(endSessionsBut(id, sessionId, own)))) return false;
      const others = (await sessions(id)).filter((session) => session.id !== sessionId);
      await Promise.all(others.map((other) => table.transact({ session: remove(sessionKey(id, other.id)) })));
      return true;
    },
    async setPending(userId, sealedSecret) {
      await table.update({
        Key: userKey(userId),
        UpdateExpression: 'SET pendingSecondFactor = :secret',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':secret': sealedSecret },
      });
    },
    enable({ userId, sessionId }, secondFactor, orders) {
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
    disable(userId, orders) {
      const Update = {
        Key: userKey(userId),
        UpdateExpression: 'REMOVE secondFactor, pendingSecondFactor',
        ConditionExpression: 'attribute_exists(secondFactor)',
      };
      return table.transact<string>({ user: { Update }, ...orders });
    },
    setRecoveryCodes(userId, hashes, orders) {
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
