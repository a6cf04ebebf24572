import type { Mail, Mailer } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { VERIFICATION_HOURS } from '#shared/auth/verification.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { EmailVerifications, VerificationSecrets } from '#functions/domain/people/email-verifications.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';

type Dependencies = {
  readonly verifications: EmailVerifications;
  readonly mailer: Mailer;
  readonly siteUrl: string;
};

type Request = {
  readonly user: UserRecord;
  /** The address to verify. */
  readonly email: string;
  readonly now: Date;
  /** Sent in place of the mail with the code. */
  readonly instead?: Mail | undefined;
};

/**
 * Starts the verification of an address and mails its code and link. Returns false if it is too soon for
 * another one. If sending fails, rethrows the error, and another mail can be requested immediately.
 */
export async function mailVerification(
  { verifications, mailer, siteUrl }: Dependencies,
  { user, email, now, instead }: Request,
): Promise<boolean> {
  const secrets = await verifications.open(user, email, now);
  if (!secrets) return false;
  try {
    await mailer.send(instead ?? verificationMail(email, secrets, siteUrl));
  } catch (error) {
    await verifications.allowResend(user.id);
    throw error;
  }
  return true;
}

/** Contains no user-entered text, since anyone can register someone else's address. */
function verificationMail(to: string, { code, token }: VerificationSecrets, siteUrl: string): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: `${code} is your ${PRODUCT_NAME} code`,
      heading: PRODUCT_NAME,
      lines: ['Hello,', `Enter this code in ${PRODUCT_NAME} to confirm that ${to} is your email address:`],
      figure: { label: 'Code', value: code },
      button: { label: 'Confirm my email', url: `${siteUrl}/verify-email?token=${token}` },
      after: [
        `The code and the link are valid for ${VERIFICATION_HOURS} hours. Please do not share them with anyone.`,
        'If you did not request this, ignore this email and do not open the link.',
      ],
      footer: `Sent by ${PRODUCT_NAME} because someone entered this address for an account.`,
      addresses: [to],
    }),
  };
}
