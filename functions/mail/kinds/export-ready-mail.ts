import type { Mail } from '#functions/mail/mail.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { accountMail } from './account-mail.ts';

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
