import { AppError } from '#shared/errors.ts';

/** Whom an e-mail serves: a business that writes to others, or the person whose account it is about. */
export type MailPurpose = 'BUSINESS' | 'ACCOUNT';

/** Why an address is suppressed: it bounced, or its owner reported spam. */
export type SuppressionReason = 'BOUNCED' | 'COMPLAINED';

/** Suppressed addresses. A bounce suppresses every e-mail, a complaint those of one purpose. */
export type Suppressions = {
  /** Why an address gets no e-mails of a purpose, or undefined if it does. */
  find: (address: string, purpose: MailPurpose, now: Date) => Promise<SuppressionReason | undefined>;
};

type Addressed = { readonly to: string; readonly purpose?: MailPurpose };

/**
 * Throws CONFLICT, with advice for the sender, for a suppressed address. The text is the same for every reason: what
 * happened may be the affair of another business.
 */
export async function refuseSuppressed(suppressions: Suppressions, mail: Addressed, now: Date): Promise<void> {
  const { to, purpose = 'ACCOUNT' } = mail;
  if (!(await suppressions.find(to, purpose, now))) return;
  throw new AppError('CONFLICT', `E-mails to ${to} could not be delivered. Check the address, or use another one.`);
}
