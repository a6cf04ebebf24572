import type { RemindedInvoice } from '#functions/domain/invoice/reminded.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { mailToOwner, type OwnerMessage } from './mail-to-owner.ts';
import { MONEY_TEXTS } from './money-texts.ts';

/** Invoices listed in the email. */
const MAX_LISTED = 20;

/** The email that tells the owner of a business which invoices were reminded today. */
export function summaryMail(reminded: readonly RemindedInvoice[], message: OwnerMessage): Mail {
  const { dictionary, language } = message;
  const { summary, viewInvoices: label } = MONEY_TEXTS[language];
  const count = reminded.length;
  return mailToOwner(message, {
    subject: summary.subject(count),
    intro: summary.intro(count),
    facts: reminded.slice(0, MAX_LISTED).map(({ number, customer, dueCents, currency }) => ({
      label: number,
      value: `${customer}, ${dictionary.money(dueCents, currency)}`,
    })),
    button: { label, path: '/invoices' },
    after: count > MAX_LISTED ? [summary.more(count - MAX_LISTED)] : [],
  });
}
