import { emailVerificationKey, invitationKey, verificationLinkKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { EmailVerification } from './email-verifications.ts';
import { hashOf } from './secret-token.ts';

/** Whether the secrets in an email still open anything. Both only read the table. */
export type MailedSecrets = ReturnType<typeof mailedSecretsIn>;

export function mailedSecretsIn(table: Pick<Table, 'get'>) {
  return {
    /** Whether the verification with this token is neither done, cancelled nor replaced. */
    async isVerificationOpen(token: string): Promise<boolean> {
      const tokenHash = hashOf(token);
      // The link outlives its verification.
      const link = await table.get<Pick<EmailVerification, 'userId'>>(verificationLinkKey(tokenHash));
      const latest = link && (await table.get<EmailVerification>(emailVerificationKey(link.userId)));
      return latest?.tokenHash === tokenHash;
    },
    /** Whether the invitation with this token is neither answered, withdrawn nor replaced. */
    isInvitationOpen: async (token: string) => (await table.get(invitationKey(hashOf(token)))) !== undefined,
  };
}
