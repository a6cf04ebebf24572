import { INVITATION_DAYS } from '#functions/domain/people/secret-token.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { senderLine } from '#functions/mail/sender-line.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Company } from '#shared/company/schema.ts';

type InvitationMail = {
  to: string;
  inviter: { name: string; email: string };
  /** The company that sends the mail; by default the inviter. */
  company: Pick<Company, 'name' | 'address' | 'city' | 'zip' | 'country'> | undefined;
  url: string;
};

/** The email with the link to accept or reject an invitation; replies go to the inviter. */
export function invitationMail({ to, inviter, company, url }: InvitationMail): Mail {
  const name = company?.name ?? inviter.name;
  return {
    to,
    purpose: 'BUSINESS',
    fromName: PRODUCT_NAME,
    replyTo: { name: inviter.name, address: inviter.email },
    ...mailPage({
      locale: 'en-CA',
      subject: `${name} invited you to work with them on ${PRODUCT_NAME}`,
      heading: PRODUCT_NAME,
      lines: ['Hello,', `${inviter.name} invited you to join ${name} on ${PRODUCT_NAME} as an employee.`],
      button: { label: 'View invitation', url },
      after: [
        `You can accept or reject the invitation within ${INVITATION_DAYS} days. Anyone with this link can do so, so please do not share it.`,
        'While you work there, you see that company’s invoices, customers and appointments instead of your own. Your own are kept for you.',
      ],
      footer: `${senderLine({ ...(company ?? inviter), email: inviter.email })}\nSent by ${PRODUCT_NAME} because ${inviter.email} invited this address.`,
      addresses: [inviter.email],
      optOut: { label: 'Do not invite me again', url: `${url}&block` },
    }),
  };
}
