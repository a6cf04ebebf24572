import { hashOf } from '#functions/data/people/secret-token.ts';
import { passwordResetKey, userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';

/** Validity of a reset link, in minutes. */
export const RESET_MINUTES = 30;

/** A reset link as stored, without its token. Ending the user's sessions invalidates it. */
export type ResetLink = {
  readonly userId: string;
  /** The user's value when the link was created, in epoch seconds; 0 if their sessions were never ended. */
  readonly sessionsValidFrom: number;
  /** Epoch seconds at which the link expires. */
  readonly ttl: number;
};

export type ResetLinks = {
  add: (token: string, link: ResetLink) => Promise<void>;
  find: (token: string) => Promise<ResetLink | undefined>;
  /**
   * Consumes a link and ends the user's sessions from before `sessionsValidFrom`, atomically. Returns false if the link
   * was used or has expired, the user is disabled or gone, or another link was used since.
   */
  consume: (token: string, link: ResetLink, use: { now: number; sessionsValidFrom: number }) => Promise<boolean>;
  /** Ends the user's sessions from before `sessionsValidFrom`. */
  endSessions: (userId: string, sessionsValidFrom: number) => Promise<void>;
};

export function resetLinks(table: Table): ResetLinks {
  return {
    async add(token, link) {
      await table.transact({ link: put({ ...link, ...keyOf(token) }) });
    },
    find: (token) => table.get<ResetLink>(keyOf(token)),
    async consume(token, link, { now, sessionsValidFrom }) {
      const failed = await table.transact({
        link: {
          Delete: {
            Key: keyOf(token),
            ConditionExpression: '#ttl > :now',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: { ':now': now },
          },
        },
        user: {
          Update: {
            Key: userKey(link.userId),
            UpdateExpression: 'SET sessionsValidFrom = :next',
            ConditionExpression: `attribute_exists(pk) AND NOT #disabled = :true AND ${UNCHANGED}`,
            ExpressionAttributeNames: { '#disabled': 'disabled' },
            ExpressionAttributeValues: {
              ':next': sessionsValidFrom,
              ':then': link.sessionsValidFrom,
              ':zero': 0,
              ':true': true,
            },
          },
        },
      });
      return failed === null;
    },
    async endSessions(userId, sessionsValidFrom) {
      await table.update({
        Key: userKey(userId),
        UpdateExpression: 'SET sessionsValidFrom = :from',
        ConditionExpression: 'sessionsValidFrom < :from',
        ExpressionAttributeValues: { ':from': sessionsValidFrom },
      });
    },
  };
}

const UNCHANGED = '(sessionsValidFrom = :then OR (attribute_not_exists(sessionsValidFrom) AND :then = :zero))';

function keyOf(token: string) {
  return passwordResetKey(hashOf(token));
}
