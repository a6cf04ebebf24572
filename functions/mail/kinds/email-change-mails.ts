import type { Mail } from '#functions/mail/mail.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { accountMail } from './account-mail.ts';

/** Notifies the owner of an account that someone tried to use its address for another account. */
export function addressInUseMail(to: string): Mail {
  return accountMail(to, {
    subject: `Someone tried to use your address at ${PRODUCT_NAME}`,
    lines: [
      `Someone tried to change the email address of a ${PRODUCT_NAME} account to ${to}. An account with this address already exists, so nothing was changed.`,
    ],
    after: [
      'If this was you, sign in with this address, or choose “Forgot password”.',
      'If this was not you, ignore this email.',
    ],
    because: 'because someone entered this address for an account.',
  });
}

/** Notifies the old address that the account's email was changed. */
export function emailChangedMail(to: string): Mail {
  return accountMail(to, {
    subject: `The email address of your ${PRODUCT_NAME} account was changed`,
    lines: [
      `The email address of your ${PRODUCT_NAME} account was changed. You can no longer sign in with ${to}, and no further emails about the account will be sent to it.`,
    ],
    after: ['If this was not you, please contact support immediately.'],
    because: 'because this was the address of your account.',
  });
}
