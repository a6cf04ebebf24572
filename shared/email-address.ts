import { decode } from 'punycode.js/punycode.es6.js';
import { tidyText } from './tidy-text.ts';

/**
 * The pattern of an email address, for code that does not load zod: the characters of RFC 5322 before the @, letters of
 * any script in the domain.
 */
export const EMAIL_ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9\u00b7-\uffff](?:[A-Za-z0-9\u00b7-\uffff-]*[A-Za-z0-9\u00b7-\uffff])?\.)+(?:[A-Za-z\u00b7-\uffff]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;

/** Matches a local part with non-ASCII characters, which SES cannot deliver to. */
const ACCENTED_MAILBOX = /^[^@]*[^\0-\x7f][^@]*@/;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether a text is an email address, ignoring surrounding spaces. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(tidyEmail(text));
}

/** Whether we cannot deliver to an address because of a character such as "é" before its @. */
export function hasAccentedMailbox(address: string): boolean {
  return ACCENTED_MAILBOX.test(address);
}

/** A trimmed address whose domain has its own letters, in lower case if they are not plain, instead of `xn--`. */
export function tidyEmail(typed: string): string {
  const address = tidyText(typed);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/[^\0-\x7f]|xn--/i.test(domain)) return address;
  const labels = domain.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().split(/[.。]/);
  return address.slice(0, at) + labels.map(decodedLabel).join('.').normalize('NFC');
}

/** Decodes a domain label such as "xn--lose-9paa"; one that is not valid Punycode stays as it is. */
function decodedLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    return decode(label.slice(4)) || label;
  } catch {
    return label;
  }
}

/** The `mailto:` URL of an address. */
export function emailUrl(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}
