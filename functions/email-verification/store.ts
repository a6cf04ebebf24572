import { timingSafeEqual } from 'node:crypto';
import { emailKey, emailVerificationKey, userKey, verificationLinkKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, remove, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import { codeHashOf, type EmailVerification } from '#functions/domain/people/email-verifications.ts';
import { hashOf } from '#functions/domain/people/secret-token.ts';
import { actorOf, IF_ENABLED, type UserRecord } from '#functions/domain/people/user-record.ts';
import { CLAIM_MS, UNCLAIMED } from '#functions/domain/people/users.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { CODE_TRIES } from '#shared/auth/verification.ts';
import { secondsAt } from '#shared/time-units.ts';

/** A stored link; it outlives its verification. */
export type VerificationLink = Pick<EmailVerification, 'userId' | 'email'>;

/** A verification whose code or link was used, and its user as read. */
export type Proof = { readonly user: UserRecord; readonly verification: EmailVerification; readonly now: Date };

export type VerificationStore = ReturnType<typeof verificationStore>;

export function verificationStore(table: Table) {
  const isDone = async (writes: Readonly<Record<string, Write>>) => (await table.transact(writes)) === null;
  const confirm = ({ user, verification }: Proof, writes: Readonly<Record<string, Write>>) => {
    const emails = { before: { email: user.email }, after: { email: verification.email } };
    const change = { ...actorOf(user), action: 'email.confirm', ...emails } as const;
    return transactRecorded<string>(table, change, writes);
  };
  return {
    find: (userId: string) => table.get<EmailVerification>(emailVerificationKey(userId)),
    /**
     * Counts an attempt before its code is compared, so that concurrent ones are limited too. Returns null if none is
     * left.
     */
    countTry: (userId: string, now: Date) =>
      table.update<EmailVerification>({
        Key: emailVerificationKey(userId),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'tries < :max AND #ttl > :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':max': CODE_TRIES, ':now': secondsAt(now) },
      }),
    findLink: (token: string) => table.get<VerificationLink>(verificationLinkKey(hashOf(token))),
    /**
     * Ends a verification and marks the user's email as verified, with the activity entry. Returns false if a
     * concurrent call did it first.
     */
    verify: async (proof: Proof) =>
      (await confirm(proof, { verification: endVerification(proof), user: verifyUser(proof) })) === null,
    /** Claims the new email for its user. Returns false if it belongs to another user. Idempotent. */
    async claimEmail({ email, userId }: EmailVerification, now: Date): Promise<boolean> {
      const claimed = await table.update({
        Key: emailKey(email),
        UpdateExpression: 'SET userId = :userId REMOVE claim, claimedAt',
        ConditionExpression: `${UNCLAIMED} OR userId = :userId`,
        ExpressionAttributeValues: { ':userId': userId, ':stale': now.getTime() - CLAIM_MS },
      });
      return claimed !== null;
    },
    /** Releases such a claim, unless the email became the user's own. */
    async releaseEmail({ user, verification }: Proof): Promise<void> {
      await isDone({ user: whileEmail(user), claim: removeClaim(verification.email, user.id) });
    },
    /**
     * Ends a verification, changes the user's email to the claimed one, frees the old one and orders the email about
     * it. Returns null, or the write that failed if a concurrent call did it first.
     */
    changeEmail: (proof: Proof, orders: Orders) =>
      confirm(proof, {
        verification: endVerification(proof),
        user: verifyUser(proof),
        claim: keepClaim(proof.verification),
        oldEmail: removeClaim(proof.user.email, proof.user.id),
        ...orders,
      }),
    /** Cancels a pending change of email. */
    async keepEmail(userId: string): Promise<void> {
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
  return isSameHash(hashOf(token), tokenHash) && ttl > secondsAt(now);
}

function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function endVerification({ verification: { userId, tokenHash }, now }: Proof): Write {
  return {
    Delete: {
      Key: emailVerificationKey(userId),
      ConditionExpression: 'tokenHash = :tokenHash AND #ttl > :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':tokenHash': tokenHash, ':now': secondsAt(now) },
    },
  };
}

/** Whether a verification is still valid: a change of email is cancelled when the user's sessions end. */
export function isWanted({ email }: EmailVerification, user: UserRecord): boolean {
  return email === user.email || email === user.pendingEmail;
}

function verifyUser({ user, verification: { email }, now }: Proof): Write {
  const verified = { email, pendingEmail: undefined, emailVerifiedAt: now.toISOString() };
  const pending = email !== user.email && { pendingEmail: email };
  return { Update: onlyIf(set(userKey(user.id), verified), ifEqual({ email: user.email, ...pending }), IF_ENABLED) };
}

function whileEmail({ id, email }: UserRecord): Write {
  return { ConditionCheck: { Key: userKey(id), ...ifEqual({ email }) } };
}

function keepClaim({ email, userId }: EmailVerification): Write {
  return { ConditionCheck: { Key: emailKey(email), ...ifEqual({ userId }) } };
}

function removeClaim(email: string, userId: string): Write {
  return { Delete: { Key: emailKey(email), ...ifEqual({ userId }) } };
}
