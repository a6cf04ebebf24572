import type { Customer } from '#shared/customer/schema.ts';

/** A customer's location, without missing parts: "Calgary, AB, Canada". */
export function locationOf({ city, state, country }: Pick<Customer, 'city' | 'state' | 'country'>): string {
  return [city, state, country].filter(Boolean).join(', ');
}
