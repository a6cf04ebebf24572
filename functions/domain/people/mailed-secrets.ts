import { emailVerificationKey, invitationKey, verificationLinkKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { EmailVerification } from './email-verifications.ts';
import { hashOf } from './secret-token.ts';

/** Whether the secrets in an email still open anything. Both only read the table. */
export type MailedSecrets = {
  /** Whether the verification with this token is neither done, cancelled nor replaced. */
  isVerificationOpen: (token: string) => Promise<boolean>;
  /** Whether the invitation with this token is neither answered, withdrawn nor replaced. */
  isInvitationOpen: (token: string) => Promise<boolean>;
};

export function mailedSecretsIn(table: Pick<Table, 'get'>): MailedSecrets {
  return {
    async isVerificationOpen(token) {
      const tokenHash = hashOf(token);
      // The link outlives its verification.
      const link = await table.get<Pick<EmailVerification, 'userId'>>(verificationLinkKey(tokenHash));
      const latest = link && (await table.get<EmailVerification>(emailVerificationKey(link.userId)));
      return latest?.tokenHash === tokenHash;
    },
    isInvitationOpen: async (token) => (await table.get(invitationKey(hashOf(token)))) !== undefined,
  };
}
