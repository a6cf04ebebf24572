import { INVITATION_DAYS } from '#functions/domain/people/secret-token.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { senderLine } from '#functions/mail/sender-line.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import type { Company } from '#shared/company/schema.ts';
import { accountMail } from './account-mail.ts';

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
  const { email } = inviter;
  return {
    ...accountMail(to, {
      subject: `${name} invited you to work with them on ${PRODUCT_NAME}`,
      lines: [`${inviter.name} invited you to join ${name} on ${PRODUCT_NAME} as an employee.`],
      button: { label: 'View invitation', url },
      after: [
        `You can accept or reject the invitation within ${INVITATION_DAYS} days. Anyone with this link can do so, so please do not share it.`,
        'While you work there, you see that company’s invoices, customers and appointments instead of your own. Your own are kept for you.',
      ],
      sender: senderLine({ ...(company ?? inviter), email }),
      because: `because ${email} invited this address.`,
      addresses: [email],
      optOut: { label: 'Do not invite me again', url: `${url}&block` },
    }),
    purpose: 'BUSINESS',
    replyTo: { name: inviter.name, address: email },
  };
}
