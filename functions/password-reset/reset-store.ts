import { hashOf } from '#functions/data/people/secret-token.ts';
import { endSessions } from '#functions/data/people/user-sessions.ts';
import { passwordResetKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';

/** Validity of a reset link, in minutes. */
export const RESET_MINUTES = 30;

/** A reset link as stored, without its token. Ending the user's sessions invalidates it. */
export type ResetLink = {
  readonly userId: string;
  /** That of the user when the link was created; 0 if their sessions were never ended. */
  readonly credentialsVersion: number;
  /** Epoch seconds at which the link expires. */
  readonly ttl: number;
};

export type ResetLinks = {
  add: (token: string, link: ResetLink) => Promise<void>;
  find: (token: string) => Promise<ResetLink | undefined>;
  /**
   * Consumes a link and ends the user's sessions, atomically. Returns false if the link was used or has expired (`now`
   * in epoch seconds), the user is disabled or gone, or their sessions were ended since.
   */
  consume: (token: string, link: ResetLink, now: number) => Promise<boolean>;
  /** Ends the user's sessions. */
  endSessions: (userId: string) => Promise<void>;
};

export function resetLinks(table: Table): ResetLinks {
  return {
    async add(token, link) {
      await table.transact({ link: put({ ...link, ...keyOf(token) }) });
    },
    find: (token) => table.get<ResetLink>(keyOf(token)),
    async consume(token, link, now) {
      const ending = endSessions(link.userId);
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
            ...ending,
            ConditionExpression: `attribute_exists(pk) AND NOT #disabled = :true AND ${UNCHANGED}`,
            ExpressionAttributeNames: { '#disabled': 'disabled' },
            ExpressionAttributeValues: {
              ...ending.ExpressionAttributeValues,
              ':then': link.credentialsVersion,
              ':zero': 0,
              ':true': true,
            },
          },
        },
      });
      return failed === null;
    },
    async endSessions(userId) {
      await table.update(endSessions(userId));
    },
  };
}

const UNCHANGED = '(credentialsVersion = :then OR (attribute_not_exists(credentialsVersion) AND :then = :zero))';

function keyOf(token: string) {
  return passwordResetKey(hashOf(token));
}
