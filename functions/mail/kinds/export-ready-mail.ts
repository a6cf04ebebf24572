import type { Mail } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';

/** The email that an export is ready. It links to the profile, where only a signed-in owner gets the archive. */
export function readyMail(to: string, siteUrl: string): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: `Your ${PRODUCT_NAME} export is ready`,
      heading: PRODUCT_NAME,
      lines: [
        'Hello,',
        'Your export is ready. It contains all records of your business and the PDFs of your invoices.',
      ],
      button: { label: 'Go to your profile', url: `${siteUrl}/profile` },
      after: [
        'You can download it there for seven days.',
        'If you did not request it, someone else has access to your account. Choose a new password now: this logs out all devices.',
      ],
      footer: `Sent by ${PRODUCT_NAME} to ${to} because an export was requested.`,
      addresses: [to],
    }),
  };
}
