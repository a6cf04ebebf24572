import { addressLines } from '#shared/address-lines.ts';
import type { Appointment } from '#shared/appointment/schema.ts';

/**
 * The address of a map of a place. Nothing of it leaves the app until the link is followed; with `rel="noreferrer"`, the
 * map does not learn from where.
 */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place.replaceAll('\u00a0', ' ') })}`;
}

/** The lines of a customer's address; its postal code does not break. */
export function customerAddress({ state, zip, ...customer }: Appointment['customer']): string[] {
  return addressLines({ ...customer, province: state, zip: zip?.replaceAll(' ', '\u00a0') });
}
