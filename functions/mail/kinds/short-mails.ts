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

/** The email that tells an owner that they can accept cards now, and what to do for it. */
export function cardsAllowedMail(to: string, siteUrl: string): Mail {
  return accountMail(to, {
    subject: 'You can accept card payments now',
    lines: [
      `Card payments are switched on for your business in ${PRODUCT_NAME}. Connect a Stripe account to start: then your customers can pay their invoices by card.`,
    ],
    button: { label: 'Connect Stripe', url: `${siteUrl}/payment-settings` },
    after: ['Connecting takes a few minutes. Stripe asks for your bank account and charges a fee for each payment.'],
    because: `to ${to} because card payments were switched on for this account.`,
  });
}

/** The email that an export is ready. It links to the profile, where only a signed-in owner gets the archive. */
export function exportReadyMail(to: string, siteUrl: string): Mail {
  return accountMail(to, {
    subject: `Your ${PRODUCT_NAME} export is ready`,
    lines: ['Your export is ready. It contains all records of your business and the PDFs of your invoices.'],
    button: { label: 'Go to your profile', url: `${siteUrl}/profile` },
    after: [
      'You can download it there for seven days.',
      'If you did not request it, someone else has access to your account. Choose a new password now: this logs out all devices.',
    ],
    because: `to ${to} because an export was requested.`,
  });
}
