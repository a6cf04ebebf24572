import type { Mail } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { ContactMessage } from '#shared/contact/schema.ts';

/**
 * The email to support. It is sent from the product's own address, so it passes the domain's checks and the product
 * receives bounces; replies go to the sender.
 */
export function contactMail({ name, email, phone, company, subject, message }: ContactMessage, to: string): Mail {
  const details = { Name: name, Email: email, Phone: phone, Company: company, Subject: subject };
  return {
    to,
    fromName: `${PRODUCT_NAME} contact form`,
    replyTo: { name, address: email },
    isPersonal: true,
    // A bounce of support's own mailbox must not close the form.
    ignoresSuppression: true,
    ...mailPage({
      locale: 'en-CA',
      subject: `Contact form: ${subject}`,
      heading: `${PRODUCT_NAME} contact form`,
      logo: 'product',
      lines: [`${name} sent a message.`],
      facts: Object.entries(details).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      after: [message],
      addresses: [email],
      footer: `Reply to this email to reach ${name.replace(/\.$/, '')}.`,
    }),
  };
}
