import type { VerificationSecrets } from '#functions/domain/people/email-verifications.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { VERIFICATION_HOURS } from '#shared/auth/verification.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { accountMail } from './account-mail.ts';

/** The email with a code. Contains no user-entered text, since anyone can register someone else's address. */
export function verificationMail(to: string, { code, token }: VerificationSecrets, siteUrl: string): Mail {
  return accountMail(to, {
    subject: `${code} is your ${PRODUCT_NAME} code`,
    lines: [`Enter this code in ${PRODUCT_NAME} to confirm that ${to} is your email address:`],
    figure: { label: 'Code', value: code },
    button: { label: 'Confirm my email', url: `${siteUrl}/verify-email?token=${token}` },
    after: [
      `The code and the link are valid for ${VERIFICATION_HOURS} hours. Please do not share them with anyone.`,
      'If you did not request this, ignore this email and do not open the link.',
    ],
    because: 'because someone entered this address for an account.',
  });
}
