import type { MessageInput } from '#functions/data/invoice/message-facts.ts';
import type { RemindedInvoice } from '#functions/data/invoice/reminded.ts';
import { personFields, type UserRecord } from '#functions/data/people/user-record.ts';
import type { Mail } from '#functions/services/mail.ts';
import { mailPage } from '#functions/services/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Language } from '#shared/locale/language.ts';
import { withoutAutoLinks } from '#shared/name-field.ts';
import { TEXTS } from './money-mail.ts';

/** Invoices that the email lists. */
const MAX_LISTED = 20;

type Message = Pick<MessageInput, 'siteUrl' | 'dictionary'> & {
  readonly language: Language;
  readonly owner: UserRecord;
};

/** The email that tells the owner of a business which invoices were reminded today. */
export function summaryMail(
  reminded: readonly RemindedInvoice[],
  { owner, siteUrl, dictionary, language }: Message,
): Mail {
  const { summary, ...texts } = TEXTS[language];
  const { email: to, name } = personFields(owner);
  const count = reminded.length;
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: dictionary.locale,
      heading: PRODUCT_NAME,
      subject: summary.subject(count),
      lines: [dictionary.mail.greeting(withoutAutoLinks(name)), summary.intro(count)],
      facts: reminded.slice(0, MAX_LISTED).map(({ number, customer, dueCents, currency }) => ({
        label: withoutAutoLinks(number),
        value: `${withoutAutoLinks(customer)}, ${dictionary.money(dueCents, currency)}`,
      })),
      button: { label: texts.viewInvoices, url: `${siteUrl}/invoices` },
      after: count > MAX_LISTED ? [summary.more(count - MAX_LISTED)] : [],
      footer: texts.sentTo({ product: PRODUCT_NAME, to }),
      optOut: { label: texts.settings, url: `${siteUrl}/profile` },
    }),
  };
}
