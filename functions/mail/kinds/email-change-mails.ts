import type { Mail } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';

/** Notifies the owner of an account that someone tried to use its address for another account. */
export function addressInUseMail(to: string): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: `Someone tried to use your address at ${PRODUCT_NAME}`,
      heading: PRODUCT_NAME,
      lines: [
        'Hello,',
        `Someone tried to change the email address of a ${PRODUCT_NAME} account to ${to}. An account with this address already exists, so nothing was changed.`,
      ],
      after: [
        'If this was you, sign in with this address, or choose “Forgot password”.',
        'If this was not you, ignore this email.',
      ],
      footer: `Sent by ${PRODUCT_NAME} because someone entered this address for an account.`,
      addresses: [to],
    }),
  };
}

/** Notifies the old address that the account's email was changed. */
export function changedMail(to: string): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: `The email address of your ${PRODUCT_NAME} account was changed`,
      heading: PRODUCT_NAME,
      lines: [
        'Hello,',
        `The email address of your ${PRODUCT_NAME} account was changed. You can no longer sign in with ${to}, and no further emails about the account will be sent to it.`,
      ],
      after: ['If this was not you, please contact support immediately.'],
      footer: `Sent by ${PRODUCT_NAME} because this was the address of your account.`,
      addresses: [to],
    }),
  };
}
