import { INVITATION_DAYS } from '#functions/data/people/secret-token.ts';
import type { Mail } from '#functions/services/mail.ts';
import { mailPage } from '#functions/services/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { withoutAutoLinks } from '#shared/name-field.ts';

type InvitationMail = {
  to: string;
  inviter: { name: string; email: string };
  /** The company's name, if it has one. */
  company: string | undefined;
  url: string;
};

/** The e-mail with the link to accept or reject an invitation; replies go to the inviter. */
export function invitationMail({ to, inviter, company = inviter.name, url }: InvitationMail): Mail {
  const [shownInviter, shownCompany] = [withoutAutoLinks(inviter.name), withoutAutoLinks(company)];
  return {
    to,
    purpose: 'BUSINESS',
    fromName: PRODUCT_NAME,
    replyTo: { name: inviter.name, address: inviter.email },
    ...mailPage({
      locale: 'en-CA',
      subject: `${company} invited you to work with them on ${PRODUCT_NAME}`,
      heading: PRODUCT_NAME,
      lines: ['Hello,', `${shownInviter} invited you to join ${shownCompany} on ${PRODUCT_NAME} as an employee.`],
      button: { label: 'View invitation', url },
      after: [
        `You can accept or reject the invitation within ${INVITATION_DAYS} days. Anyone with this link can answer it, so please do not share it.`,
        'While you work there you see that company’s invoices, customers and appointments in place of your own, which are kept for you.',
      ],
      footer: `Sent by ${PRODUCT_NAME} because ${inviter.email} invited this address.`,
    }),
  };
}
