import { passwordResetKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, put, type Update } from '#functions/data/table/write.ts';
import type { HandOver } from './hand-over.ts';
import { hashOf } from './secret-token.ts';
import { IF_ENABLED } from './user-record.ts';
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

export type ResetLinks = ReturnType<typeof resetLinks>;

export function resetLinks(table: Table) {
  return {
    async add(token: string, link: ResetLink): Promise<void> {
      await table.transact({ link: put({ ...link, ...keyOf(token) }) });
    },
    find: (token: string) => table.get<ResetLink>(keyOf(token)),
    /**
     * Atomically consumes a link and ends the user's sessions. Returns false if the link was used or has expired (`now`
     * in epoch seconds), if the user is disabled, deleted or has another email, or if their sessions were ended since.
     */
    async consume(token: string, link: ResetLink, now: number): Promise<boolean> {
      const user = onlyIfValid(endSessions(link.userId), link);
      return (await table.transact({ link: removeValid(token, now), user: { Update: user } })) === null;
    },
    /**
     * Atomically consumes a link and hands over the user's unverified account. Returns false in the cases of `consume`.
     */
    async consumeAndHandOver(
      token: string,
      link: ResetLink,
      { now, handedOver: { change, writes } }: { now: number; handedOver: HandOver },
    ) {
      const user = onlyIfValid(change(), link);
      return (await table.transact({ link: removeValid(token, now), user: { Update: user }, ...writes })) === null;
    },
    async endSessions(userId: string): Promise<void> {
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
function onlyIfValid(user: Update, { email, credentialsVersion }: ResetLink): Update {
  return onlyIf(user, ifEqual({ email, credentialsVersion: credentialsVersion || undefined }), IF_ENABLED);
}

function keyOf(token: string) {
  return passwordResetKey(hashOf(token));
}
