import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';

/** The company's address on one line: street, city, zip and country as far as known, separated by commas. */
export function addressLine({ address, city, zip, country }: PublicInvoice['company']): string {
  return [address, city, zip, country].filter(Boolean).join(', ');
}
