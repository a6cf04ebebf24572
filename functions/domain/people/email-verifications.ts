import { createHash, randomInt } from 'node:crypto';
import { emailVerificationKey, userKey, verificationLinkKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, put, set } from '#functions/data/table/write.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { CODE_DIGITS, CODE_TRIES, RESEND_SECONDS, VERIFICATION_HOURS } from '#shared/auth/verification.ts';
import { SESSION_ENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { secondsAt } from '#shared/time-units.ts';
import { hashOf, newToken } from './secret-token.ts';
import type { UserRecord } from './user-record.ts';

/** The pending verification of a user's email; a new one replaces it. */
export type EmailVerification = {
  readonly userId: string;
  /** The address to verify: the user's current one, or the new one of an email change. */
  readonly email: string;
  readonly codeHash: string;
  readonly tokenHash: string;
  /** Number of codes entered. */
  readonly tries: number;
  /** When it was mailed, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** Epoch seconds at which it expires. */
  readonly ttl: number;
};

/** The two secrets of a verification mail; either one verifies the address. */
export type VerificationSecrets = { readonly code: string; readonly token: string };

type Opening = { readonly email: string; readonly secrets: VerificationSecrets; readonly now: Date };

export type EmailVerifications = ReturnType<typeof emailVerificationsIn>;

export function emailVerificationsIn(table: Table) {
  return {
    /** Seconds until another mail may be sent to that address; 0 if it may be sent now. */
    async secondsToWait(userId: string, email: string, now: Date): Promise<number> {
      const last = await table.get<EmailVerification>(emailVerificationKey(userId));
      // A code that was tried too often is useless, so the next one can be sent immediately.
      if (last?.email !== email || last.tries >= CODE_TRIES) return 0;
      return Math.max(0, Math.ceil((last.sentAt - now.getTime()) / 1_000) + RESEND_SECONDS);
    },
    /**
     * Starts the verification of an address and orders its email. Returns null, or the write that failed if
     * `secondsToWait` is not 0. An address other than the user's current one is stored as `pendingEmail`. Throws
     * UNAUTHENTICATED if the user's sessions were ended since the user was read.
     */
    async open(user: UserRecord, { email, secrets, now }: Opening, orders: Orders): Promise<string | null> {
      const ttl = secondsAt(now) + VERIFICATION_HOURS * 3_600;
      const tokenHash = hashOf(secrets.token);
      const codeHash = codeHashOf(user.id, secrets.code);
      const opened: EmailVerification = {
        ...{ userId: user.id, email, codeHash, tokenHash },
        ...{ tries: 0, sentAt: now.getTime(), ttl },
      };
      const failed = await table.transact<string>({
        verification: {
          Put: {
            Item: { ...opened, ...emailVerificationKey(user.id) },
            ConditionExpression: 'attribute_not_exists(pk) OR sentAt <= :latest OR email <> :email OR tries >= :max',
            ExpressionAttributeValues: {
              ':latest': now.getTime() - RESEND_SECONDS * 1_000,
              ':email': email,
              ':max': CODE_TRIES,
            },
          },
        },
        link: put({ ...verificationLinkKey(tokenHash), userId: user.id, email, ttl }),
        user: { Update: onlyIf(wish(user, email), ifEqual({ credentialsVersion: user.credentialsVersion })) },
        ...orders,
      });
      if (failed === 'user') throw refusal({ SESSION_ENDED });
      return failed;
    },
  };
}

function wish({ id, email: current }: UserRecord, email: string) {
  return set(userKey(id), { pendingEmail: email === current ? undefined : email });
}

/** New secrets of a verification. */
export function newSecrets(): VerificationSecrets {
  return { code: newCode(), token: newToken() };
}

function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * The hash of a code, bound to its user. It only keeps codes out of backups and exports, since a million guesses
 * reverse it; the limit of five attempts protects the code.
 */
export function codeHashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex');
}
