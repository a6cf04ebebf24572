import type { InvoiceEmailInput } from '#shared/invoice/email.ts';

type Copies = { readonly cc: readonly string[]; readonly copyTo: string | undefined; readonly all: readonly string[] };

/** The recipients of the copies of an email, without duplicates. */
export function copiesOf(
  { cc = [], copyToMe }: Pick<InvoiceEmailInput, 'cc' | 'copyToMe'>,
  { to, sender }: { to: string; sender: string },
): Copies {
  const seen = new Set([to.toLowerCase()]);
  const isNew = (address: string) => !seen.has(address.toLowerCase()) && seen.add(address.toLowerCase());
  const others = cc.filter(isNew);
  const copyTo = copyToMe && isNew(sender) ? sender : undefined;
  return { cc: others, copyTo, all: copyTo ? [...others, copyTo] : others };
}
