import { INVITATION_DAYS } from '#functions/domain/people/secret-token.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { senderLine } from '#functions/mail/sender-line.ts';
import type { Company } from '#shared/company/schema.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import type { EmploymentRole } from '#shared/user/roles.ts';
import { accountMail, type Reader } from './account-mail.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

type InvitationMail = {
  inviter: { name: string; email: string };
  /** The company that sends the mail; by default the inviter. */
  company: Pick<Company, 'name' | 'address' | 'city' | 'zip' | 'country'> | undefined;
  role: EmploymentRole;
  token: string;
};

/** The email with the link to accept or reject an invitation; replies go to the inviter. */
export function invitationMail(reader: Reader, { inviter, company, role, token }: InvitationMail): Mail {
  const { invitation: texts } = ACCOUNT_TEXTS[reader.language];
  const business = company?.name ?? inviter.name;
  const { email } = inviter;
  const path = `/accept-invitation?token=${token}`;
  return {
    ...accountMail(reader, {
      subject: texts.subject({ business }),
      lines: [texts.intro[role]({ inviter: inviter.name, business })],
      button: { label: texts.button, path },
      after: [texts.valid({ days: INVITATION_DAYS }), texts.kept[role]],
      sender: senderLine({ ...(company ?? inviter), email }, messageDictionaryFor(reader).place),
      why: texts.why({ inviter: email }),
      addresses: [email],
      optOut: { label: texts.block, path: `${path}&block` },
    }),
    purpose: 'BUSINESS',
    replyTo: { name: inviter.name, address: email },
  };
}
