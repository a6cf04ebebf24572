import { SUPPRESSED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** Whether an email is sent by a business to others, or by the product about the recipient's own account. */
export type MailPurpose = 'BUSINESS' | 'ACCOUNT';

/** Why an address is suppressed: it bounced, or its owner reported spam. */
export type SuppressionReason = 'BOUNCED' | 'COMPLAINED';

/** Suppressed addresses. A bounce suppresses all email, a complaint only email of the same purpose. */
export type Suppressions = {
  /** Why an address is suppressed for a purpose, or undefined if it is not. */
  find: (address: string, purpose: MailPurpose, now: Date) => Promise<SuppressionReason | undefined>;
};

type Addressed = { readonly to: string; readonly purpose?: MailPurpose };

/**
 * Throws CONFLICT, with advice for the sender, for a suppressed address. The text is the same for every reason, since
 * the reason may concern another business.
 */
export async function refuseSuppressed(suppressions: Suppressions, mail: Addressed, now: Date): Promise<void> {
  const { to, purpose = 'ACCOUNT' } = mail;
  if (!(await suppressions.find(to, purpose, now))) return;
  throw refusal({ SUPPRESSED }, { to });
}
