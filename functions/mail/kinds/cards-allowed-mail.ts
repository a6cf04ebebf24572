import type { Mail } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';

/** The email that tells an owner that they can accept cards now, and what to do for it. */
export function cardsAllowedMail(to: string, siteUrl: string): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      subject: 'You can accept card payments now',
      heading: PRODUCT_NAME,
      lines: [
        'Hello,',
        `Card payments are switched on for your business in ${PRODUCT_NAME}. Connect a Stripe account to start: then your customers can pay their invoices by card.`,
      ],
      button: { label: 'Connect Stripe', url: `${siteUrl}/payment-settings` },
      after: ['Connecting takes a few minutes. Stripe asks for your bank account and charges a fee for each payment.'],
      footer: `Sent by ${PRODUCT_NAME} to ${to} because card payments were switched on for this account.`,
      addresses: [to],
    }),
  };
}
