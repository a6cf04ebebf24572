import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import { type EmailVerifications, newSecrets } from './email-verifications.ts';
import { languageOf, type UserRecord } from './user-record.ts';

/** The dependencies of `orderVerification`. */
export type Verifying = {
  readonly verifications: EmailVerifications;
  readonly outbox: Pick<AccountOutbox, 'order'>;
  readonly sealer: Pick<Sealer, 'seal'>;
};

type Request = {
  readonly user: UserRecord;
  /** The address to verify. */
  readonly email: string;
  readonly now: Date;
  /** Whether another account has the address: its owner then gets a warning instead of the code. */
  readonly isInUse?: boolean;
  /** Other emails about the request. */
  readonly notices?: readonly AccountMail[];
};

/**
 * Starts the verification of an address, and orders the email with its code and link in the same transaction. Returns
 * false if it is too soon for another one.
 */
export async function orderVerification(
  { verifications, outbox, sealer }: Verifying,
  { user, email: to, now, isInUse = false, notices = [] }: Request,
): Promise<boolean> {
  const secrets = newSecrets();
  const mail = { ...newMail(now), to };
  const first: AccountMail = isInUse
    ? { kind: 'ADDRESS_IN_USE', ...mail }
    : {
        kind: 'VERIFICATION',
        ...mail,
        language: languageOf(user),
        sealed: sealer.seal(JSON.stringify(secrets), mail.id),
      };
  const open = (orders: Parameters<EmailVerifications['open']>[2]) =>
    verifications.open(user, { email: to, secrets, now }, orders);
  return (await outbox.order([first, ...notices], open)) === null;
}
