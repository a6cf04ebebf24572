import { passwordResetKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { type Condition, onlyIf, put } from '#functions/data/table/write.ts';
import type { HandOver } from './hand-over.ts';
import { hashOf } from './secret-token.ts';
import { endSessions } from './user-sessions.ts';

/** Validity of a reset link, in minutes. */
export const RESET_MINUTES = 30;

/** A reset link as stored, without its token. Ending the user's sessions invalidates it. */
export type ResetLink = {
  readonly userId: string;
  /** The user's version when the link was created; 0 if their sessions were never ended. */
  readonly credentialsVersion: number;
  /** The address it was mailed to. */
  readonly email: string;
  /** Epoch seconds at which the link expires. */
  readonly ttl: number;
};

export type ResetLinks = {
  add: (token: string, link: ResetLink) => Promise<void>;
  find: (token: string) => Promise<ResetLink | undefined>;
  /**
   * Atomically consumes a link and ends the user's sessions. Returns false if the link was used or has expired (`now`
   * in epoch seconds), if the user is disabled, deleted or has another email, or if their sessions were ended since.
   */
  consume: (token: string, link: ResetLink, now: number) => Promise<boolean>;
  /**
   * Atomically consumes a link and hands over the user's unverified account. Returns false in the cases of `consume`.
   */
  consumeAndHandOver: (token: string, link: ResetLink, use: { now: number; handedOver: HandOver }) => Promise<boolean>;
  endSessions: (userId: string) => Promise<void>;
};

export function resetLinks(table: Table): ResetLinks {
  return {
    async add(token, link) {
      await table.transact({ link: put({ ...link, ...keyOf(token) }) });
    },
    find: (token) => table.get<ResetLink>(keyOf(token)),
    async consume(token, link, now) {
      const user = onlyIf(endSessions(link.userId), ifValid(link));
      return (await table.transact({ link: removeValid(token, now), user: { Update: user } })) === null;
    },
    async consumeAndHandOver(token, link, { now, handedOver: { change, writes } }) {
      const user = onlyIf(change(), ifValid(link));
      return (await table.transact({ link: removeValid(token, now), user: { Update: user }, ...writes })) === null;
    },
    async endSessions(userId) {
      await table.update(endSessions(userId));
    },
  };
}

function removeValid(token: string, now: number): Write {
  return {
    Delete: {
      Key: keyOf(token),
      ConditionExpression: '#ttl > :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': now },
    },
  };
}

/** Fails if the user is disabled, has another email, or had their sessions ended since the link was mailed. */
function ifValid({ email, credentialsVersion }: ResetLink): Condition {
  return {
    ConditionExpression:
      'NOT #disabled = :true AND #email = :mailedTo AND (credentialsVersion = :then OR (attribute_not_exists(credentialsVersion) AND :then = :zero))',
    ExpressionAttributeNames: { '#disabled': 'disabled', '#email': 'email' },
    ExpressionAttributeValues: { ':true': true, ':mailedTo': email, ':then': credentialsVersion, ':zero': 0 },
  };
}

function keyOf(token: string) {
  return passwordResetKey(hashOf(token));
}
