import type { Appointment } from '#shared/appointment/schema.ts';

/** The lines of a customer's address, omitting unknown parts: street; city, province and postal code; country. */
export function addressLines({ address, city, state, zip, country }: Appointment['customer']): string[] {
  // A postal code must not break.
  const place = [city, [state, zip?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [address, place, country].flatMap((line) => line || []);
}
