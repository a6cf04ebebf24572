import { type Address, addressLines } from '#shared/address-lines.ts';
import { withoutAutoLinks } from '#shared/name-field.ts';

/** Whom a commercial e-mail is from. */
type Sender = Address & { readonly name: string; readonly email?: string | undefined };

/**
 * The sender with their postal address in one line, which Canada's anti-spam law (CASL) asks for; with their e-mail
 * where no address is known.
 */
export function senderLine({ name, email, ...address }: Sender): string {
  const postal = addressLines(address);
  return [withoutAutoLinks(name), ...(postal.length > 0 ? postal : [email])].filter(Boolean).join(', ');
}
