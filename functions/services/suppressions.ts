import { AppError } from '#shared/errors.ts';

/** Why the product does not write to an address: it takes no mail, or its reader called an e-mail spam. */
export type SuppressionReason = 'BOUNCED' | 'COMPLAINED';

/** Whom the product does not write to. */
export type Suppressions = {
  /** Why an address is not written to, or undefined when it is. */
  find: (address: string, now: Date) => Promise<SuppressionReason | undefined>;
};

/** Throws CONFLICT, with what its sender can do, for an address that is not written to. */
export async function refuseSuppressed(suppressions: Suppressions, address: string, now: Date): Promise<void> {
  const reason = await suppressions.find(address, now);
  if (reason) throw new AppError('CONFLICT', TEXTS[reason](address));
}

const TEXTS: Readonly<Record<SuppressionReason, (address: string) => string>> = {
  BOUNCED: (address) => `E-mails to ${address} came back. Check the address.`,
  COMPLAINED: (address) => `An e-mail to ${address} was marked as spam, so we do not write there. Use another address.`,
};
