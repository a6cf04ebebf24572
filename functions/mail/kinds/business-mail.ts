import type { Mail } from '#functions/mail/mail.ts';
import { mailLogo } from '#functions/mail/mail-logo.ts';
import { type MailContent, mailPage } from '#functions/mail/mail-page.ts';
import { senderLine } from '#functions/mail/sender-line.ts';
import type { Address } from '#shared/address-lines.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Issuer } from '#shared/document/issuer.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';
import { PAPER_INK } from '#shared/paper/paper.ts';

/** The business that an email is from, and the recipient's language. */
export type BusinessSender = {
  readonly company: Address & Pick<Issuer, 'name' | 'logo' | 'logoOnColor' | 'brandColors'>;
  /** The address for replies: the company's or its owner's. */
  readonly replyTo?: string | undefined;
  readonly siteUrl: string;
  readonly dictionary: Dictionary;
};

type Content = Omit<MailContent, 'locale' | 'heading' | 'logo' | 'colors' | 'footer' | 'optOut'> & {
  readonly to: string;
};

/** The frame of every email of a business to others: its name, logo and postal address, and where replies go. */
export function businessMail(
  { company, replyTo, siteUrl, dictionary }: BusinessSender,
  { to, after = [], addresses = [], ...content }: Content,
): Mail {
  const { locale, mail: words, place } = dictionary;
  const name = company.name || PRODUCT_NAME;
  const logo = mailLogo(company.logo, siteUrl);
  const colors = company.brandColors;
  const ground = company.logoOnColor ? (colors?.light ?? PAPER_INK) : undefined;
  return {
    to,
    purpose: 'BUSINESS',
    fromName: name,
    ...(replyTo && { replyTo: { name, address: replyTo } }),
    ...mailPage({
      locale,
      heading: name,
      ...(logo && { logo: { ...logo, ground } }),
      colors,
      ...content,
      after: replyTo ? [...after, words.reply(name)] : after,
      footer: `${senderLine({ ...company, name, email: replyTo }, place)}\n${words.sentWith(PRODUCT_NAME)}`,
      addresses: [replyTo, ...addresses],
    }),
  };
}
