import type { Mail } from '#functions/services/mail.ts';
import { mailPage } from '#functions/services/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';

/** Tells the owner of an account that somebody wanted to use its address for another one. */
export function addressInUseMail(to: string): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: `Somebody wanted to use this address at ${PRODUCT_NAME}`,
      heading: PRODUCT_NAME,
      lines: [
        'Hello,',
        `Somebody wanted to change the e-mail address of a ${PRODUCT_NAME} account to ${to}. There is already an account with this address, so nothing was changed.`,
      ],
      after: [
        'If this was you, sign in with this address, or choose “Forgot password”.',
        'If this was not you, ignore this e-mail.',
      ],
      footer: `Sent by ${PRODUCT_NAME} because someone entered this address for an account.`,
    }),
  };
}

/** Tells the old address that the account has another one now. */
export function changedMail(to: string): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: `The e-mail address of your ${PRODUCT_NAME} account was changed`,
      heading: PRODUCT_NAME,
      lines: [
        'Hello,',
        `The e-mail address of your ${PRODUCT_NAME} account was changed. ${to} no longer signs in to it and gets no more e-mails about it.`,
      ],
      after: ['If this was not you, please contact support at once.'],
      footer: `Sent by ${PRODUCT_NAME} because this was the address of your account.`,
    }),
  };
}
