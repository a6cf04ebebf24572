import type { Customer } from '#shared/customer/schema.ts';

/** Where a customer is, as far as it is known: "Calgary, AB, Canada". */
export function locationOf({ city, state, country }: Pick<Customer, 'city' | 'state' | 'country'>): string {
  return [city, state, country].filter(Boolean).join(', ');
}
