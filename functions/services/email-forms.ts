import { domainToASCII } from 'node:url';

/** An address in the form that mail servers use: its domain is in ASCII, with `xn--` for other letters. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${(at && domainToASCII(address.slice(at))) || address.slice(at)}`;
}

/** The form in which addresses are compared: both forms of a domain are one, and case makes no difference. */
export function foldedEmail(address: string): string {
  return asciiEmail(address).toLowerCase();
}
