import { timingSafeEqual } from 'node:crypto';
import { emailKey, emailVerificationKey, userKey, verificationLinkKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { onlyIf, remove, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { codeHashOf, type EmailVerification } from '#functions/domain/people/email-verifications.ts';
import { hashOf } from '#functions/domain/people/secret-token.ts';
import { actorOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import { CLAIM_MS, UNCLAIMED } from '#functions/domain/people/users.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { CODE_TRIES } from '#shared/auth/verification.ts';
import { secondsAt } from '#shared/time-units.ts';

/** A stored link; it outlives its verification. */
export type VerificationLink = Pick<EmailVerification, 'userId' | 'email'>;

/** A verification whose code or link was used, and its user as read. */
export type Proof = { readonly user: UserRecord; readonly verification: EmailVerification; readonly now: Date };

export type VerificationStore = {
  find: (userId: string) => Promise<EmailVerification | undefined>;
  /**
   * Counts an attempt before its code is compared, so that concurrent ones are limited too. Returns null if none is
   * left.
   */
  countTry: (userId: string, now: Date) => Promise<EmailVerification | null>;
  findLink: (token: string) => Promise<VerificationLink | undefined>;
  /**
   * Ends a verification and marks the user's email as verified, with the activity entry. Returns false if a concurrent
   * call did it first.
   */
  verify: (proof: Proof) => Promise<boolean>;
  /** Claims the new email for its user. Returns false if it belongs to another user. Idempotent. */
  claimEmail: (verification: EmailVerification, now: Date) => Promise<boolean>;
  /** Releases such a claim, unless the email became the user's own. */
  releaseEmail: (proof: Proof) => Promise<void>;
  /**
   * Ends a verification, changes the user's email to the claimed one, frees the old one and orders the email about it.
   * Returns null, or the write that failed if a concurrent call did it first.
   */
  changeEmail: (proof: Proof, orders: Orders) => Promise<string | null>;
  /** Cancels a pending change of email. */
  keepEmail: (userId: string) => Promise<void>;
};

export function verificationStore(table: Table): VerificationStore {
  const isDone = async (writes: Readonly<Record<string, Write>>) => (await table.transact(writes)) === null;
  const confirm = ({ user, verification }: Proof, writes: Readonly<Record<string, Write>>) => {
    const emails = { before: { email: user.email }, after: { email: verification.email } };
    const change = { ...actorOf(user), action: 'email.confirm', ...emails } as const;
    return transactRecorded<string>(table, change, writes);
  };
  return {
    find: (userId) => table.get<EmailVerification>(emailVerificationKey(userId)),
    countTry: (userId, now) =>
      table.update<EmailVerification>({
        Key: emailVerificationKey(userId),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'tries < :max AND #ttl > :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':max': CODE_TRIES, ':now': secondsOf(now) },
      }),
    findLink: (token) => table.get<VerificationLink>(verificationLinkKey(hashOf(token))),
    verify: async (proof) =>
      (await confirm(proof, { verification: endVerification(proof), user: verifyUser(proof) })) === null,
    async claimEmail({ email, userId }, now) {
      const claimed = await table.update({
        Key: emailKey(email),
        UpdateExpression: 'SET userId = :userId REMOVE claim, claimedAt',
        ConditionExpression: `${UNCLAIMED} OR userId = :userId`,
        ExpressionAttributeValues: { ':userId': userId, ':stale': now.getTime() - CLAIM_MS },
      });
      return claimed !== null;
    },
    async releaseEmail({ user, verification }) {
      await isDone({ user: whileEmail(user), claim: removeClaim(verification.email, user.id) });
    },
    changeEmail: (proof, orders) =>
      confirm(proof, {
        verification: endVerification(proof),
        user: verifyUser(proof),
        claim: keepClaim(proof.verification),
        oldEmail: removeClaim(proof.user.email, proof.user.id),
        ...orders,
      }),
    async keepEmail(userId) {
      await table.transact({
        verification: remove(emailVerificationKey(userId)),
        user: { Update: set(userKey(userId), { pendingEmail: undefined }) },
      });
    },
  };
}

/** Whether a code belongs to a verification. */
export function isCodeOf({ userId, codeHash }: EmailVerification, code: string): boolean {
  return isSameHash(codeHashOf(userId, code), codeHash);
}

/** Whether a token belongs to a verification that has not expired. */
export function isTokenOf({ tokenHash, ttl }: EmailVerification, token: string, now: Date): boolean {
  return isSameHash(hashOf(token), tokenHash) && ttl > secondsOf(now);
}

function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function secondsOf(now: Date): number {
  return secondsAt(now);
}

function endVerification({ verification: { userId, tokenHash }, now }: Proof): Write {
  return {
    Delete: {
      Key: emailVerificationKey(userId),
      ConditionExpression: 'tokenHash = :tokenHash AND #ttl > :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':tokenHash': tokenHash, ':now': secondsOf(now) },
    },
  };
}

/** Whether a verification is still valid: a change of email is cancelled when the user's sessions end. */
export function isWanted({ email }: EmailVerification, user: UserRecord): boolean {
  return email === user.email || email === user.pendingEmail;
}

function verifyUser({ user, verification: { email }, now }: Proof): Write {
  const verified = { email, pendingEmail: undefined, emailVerifiedAt: now.toISOString() };
  const stillWanted = email === user.email ? '' : ' AND #pendingEmail = :email';
  return {
    Update: onlyIf(set(userKey(user.id), verified), {
      ConditionExpression: `#email = :before AND NOT #disabled = :true${stillWanted}`,
      ExpressionAttributeNames: { '#disabled': 'disabled' },
      ExpressionAttributeValues: { ':before': user.email, ':true': true },
    }),
  };
}

function whileEmail({ id, email }: UserRecord): Write {
  return {
    ConditionCheck: {
      Key: userKey(id),
      ConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': email },
    },
  };
}

function keepClaim({ email, userId }: EmailVerification): Write {
  return { ConditionCheck: { Key: emailKey(email), ...ofUser(userId) } };
}

function removeClaim(email: string, userId: string): Write {
  return { Delete: { Key: emailKey(email), ...ofUser(userId) } };
}

function ofUser(userId: string) {
  return { ConditionExpression: 'userId = :userId', ExpressionAttributeValues: { ':userId': userId } };
}
