import type { Mail } from '#functions/mail/mail.ts';
import { type MailContent, mailPage } from '#functions/mail/mail-page.ts';
import { appAddress } from '#shared/app-address.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** The person that an email of the product is to. */
export type Reader = {
  readonly to: string;
  /** The language of the email. */
  readonly language: Language;
  readonly siteUrl: string;
};

/** A link to a screen of the app in the reader's language. */
type AppLink = { readonly label: string; readonly path: string };

type Content = Omit<MailContent, 'locale' | 'heading' | 'logo' | 'footer' | 'button' | 'optOut'> & {
  readonly button?: AppLink;
  readonly optOut?: AppLink;
  /** Why the recipient gets it; the end of the footer. */
  readonly why: string;
  /** The person or business that it is from, with their address: the first line of the footer. */
  readonly sender?: string;
};

/** The frame of every email of the product about the recipient's account. */
export function accountMail(
  { to, language, siteUrl }: Reader,
  { why, sender, lines, button, optOut, addresses = [], ...content }: Content,
): Mail {
  const linked = ({ label, path }: AppLink) => ({ label, url: appAddress(siteUrl, language, path) });
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: messageDictionaryFor({ language }).locale,
      heading: PRODUCT_NAME,
      logo: 'product',
      lines: [ACCOUNT_TEXTS[language].greeting, ...lines],
      ...content,
      ...(button && { button: linked(button) }),
      ...(optOut && { optOut: linked(optOut) }),
      footer: `${sender ? `${sender}\n` : ''}${why}`,
      addresses: [to, ...addresses],
    }),
  };
}
