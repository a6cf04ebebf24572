import { RESET_MINUTES } from '#functions/domain/people/reset-links.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';

/**
 * The email with a reset link. It contains no user-entered text: anyone can register someone else's address with an
 * advertisement as the name.
 */
export function resetMail(user: UserRecord, url: string): Mail {
  const to = user.email;
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: `Reset your ${PRODUCT_NAME} password`,
      heading: PRODUCT_NAME,
      lines: ['Hello,', `Someone asked to reset the password of the ${PRODUCT_NAME} account for ${to}.`],
      button: { label: 'Reset password', url },
      after: [
        `This link is valid for ${RESET_MINUTES} minutes and works once. Please do not share it with anyone.`,
        ...(isEmailVerified(user) ? [] : [UNPROVEN]),
        'If this was not you, ignore this email: your password will not change.',
      ],
      footer: `Sent by ${PRODUCT_NAME} because someone entered this address under “Forgot password”.`,
      addresses: [to],
    }),
  };
}

const UNPROVEN =
  'This address was never confirmed, so someone else may have registered it. Resetting the password confirms it and deletes everything previously entered in the account.';
