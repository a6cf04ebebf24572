import { isUnitedStates } from '#shared/united-states.ts';

/** Labels of address fields in a country. */
export function addressWords(country: string | undefined): { readonly province: string; readonly zip: string } {
  return isUnitedStates(country)
    ? { province: 'State', zip: 'ZIP Code' }
    : { province: 'Province', zip: 'Postal Code' };
}
