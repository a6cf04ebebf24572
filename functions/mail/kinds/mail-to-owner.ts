import type { MessageInput } from '#functions/domain/invoice/message-facts.ts';
import { personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { type MailContent, mailPage } from '#functions/mail/mail-page.ts';
import { appAddress } from '#shared/app-address.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Language } from '#shared/locale/language.ts';
import { MONEY_TEXTS } from './money-texts.ts';

/** The owner, and the language of the email. */
export type OwnerMessage = Pick<MessageInput, 'siteUrl' | 'dictionary'> & {
  readonly language: Language;
  readonly owner: UserRecord;
};

type Content = Pick<MailContent, 'subject' | 'figure' | 'facts' | 'after' | 'addresses'> & {
  readonly intro: string;
  /** Paragraphs below it. */
  readonly more?: readonly string[];
  /** A link to a screen of the app. */
  readonly button: { readonly label: string; readonly path: string };
};

/** An email from the product to the owner of a business, with a link to the settings for such emails. */
export function mailToOwner(
  { owner, siteUrl, dictionary, language }: OwnerMessage,
  { intro, more = [], button, addresses = [], ...content }: Content,
): Mail {
  const texts = MONEY_TEXTS[language];
  const { email: to, name } = personFields(owner);
  const address = (path: string) => appAddress(siteUrl, language, path);
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: dictionary.locale,
      heading: PRODUCT_NAME,
      logo: 'product',
      lines: [dictionary.mail.greeting(name === to ? '' : name), intro, ...more],
      ...content,
      button: { label: button.label, url: address(button.path) },
      addresses: [to, ...addresses],
      footer: texts.sentTo({ product: PRODUCT_NAME, to }),
      optOut: { label: texts.settings, url: address('/profile') },
    }),
  };
}
