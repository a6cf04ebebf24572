import { type Address, addressLines, placeLine } from '#shared/address-lines.ts';

/** The sender of a commercial email. */
type Sender = Address & { readonly name: string; readonly email?: string | undefined };

/**
 * The sender and their postal address in one line, as Canada's anti-spam law (CASL) requires; without an address, their
 * email.
 */
export function senderLine({ name, email, ...address }: Sender, place = placeLine): string {
  const postal = addressLines(address, place);
  return [name, ...(postal.length > 0 ? postal : [email])].filter(Boolean).join(', ');
}
