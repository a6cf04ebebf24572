import { addressLines } from '#shared/address-lines.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

type Place = Pick<Appointment['customer'], 'address' | 'city' | 'state' | 'zip' | 'country'>;

/** The lines of a customer's address; its postal code does not break. */
export function customerAddress({ state, zip, ...customer }: Place): string[] {
  return addressLines({ ...customer, province: state, zip: zip?.replaceAll(' ', '\u00a0') }, dictionary.place);
}
