import type { Mail } from '#functions/mail/mail.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { accountMail } from './account-mail.ts';

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
