import { AppError } from '#shared/errors.ts';

/** Why an address is suppressed: it bounced, or its owner reported spam. */
export type SuppressionReason = 'BOUNCED' | 'COMPLAINED';

/** Suppressed addresses. */
export type Suppressions = {
  /** Why an address is suppressed, or undefined if it is not. */
  find: (address: string, now: Date) => Promise<SuppressionReason | undefined>;
};

/** Throws CONFLICT, with advice for the sender, for a suppressed address. */
export async function refuseSuppressed(suppressions: Suppressions, address: string, now: Date): Promise<void> {
  const reason = await suppressions.find(address, now);
  if (reason) throw new AppError('CONFLICT', TEXTS[reason](address));
}

const TEXTS: Readonly<Record<SuppressionReason, (address: string) => string>> = {
  BOUNCED: (address) => `E-mails to ${address} came back. Check the address.`,
  COMPLAINED: (address) => `An e-mail to ${address} was marked as spam, so we do not write there. Use another address.`,
};
