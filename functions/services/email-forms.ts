import { domainToASCII } from 'node:url';

/** An address as mail servers take it: its domain in ASCII, with non-Latin labels as `xn--…`. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${(at && domainToASCII(address.slice(at))) || address.slice(at)}`;
}

/** The form in which addresses are compared: both forms of a domain are one, and case makes no difference. */
export function foldedEmail(address: string): string {
  return asciiEmail(address).toLowerCase();
}
