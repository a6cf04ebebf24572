import { addressLines } from '#shared/address-lines.ts';
import type { Appointment } from '#shared/appointment/schema.ts';

/** The lines of a customer's address; its postal code does not break. */
export function customerAddress({ state, zip, ...customer }: Appointment['customer']): string[] {
  return addressLines({ ...customer, province: state, zip: zip?.replaceAll(' ', '\u00a0') });
}
