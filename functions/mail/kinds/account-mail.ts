import type { Mail } from '#functions/mail/mail.ts';
import { type MailContent, mailPage } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';

type Content = Omit<MailContent, 'locale' | 'heading' | 'footer'> & {
  /** Why the recipient gets it, with its full stop; the end of the footer. */
  readonly because: string;
  /** The person or business that it is from, with their address: the first line of the footer. */
  readonly sender?: string;
};

/** The frame of every email of the product about the recipient's account. */
export function accountMail(to: string, { because, sender, lines, addresses = [], ...content }: Content): Mail {
  return {
    to,
    fromName: PRODUCT_NAME,
    ...mailPage({
      locale: 'en-CA',
      heading: PRODUCT_NAME,
      lines: ['Hello,', ...lines],
      ...content,
      footer: `${sender ? `${sender}\n` : ''}Sent by ${PRODUCT_NAME} ${because}`,
      addresses: [to, ...addresses],
    }),
  };
}
