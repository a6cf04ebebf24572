import { isUnitedStates } from '#shared/united-states.ts';

/** Labels of address fields in a country. */
export function addressWords(country: string | undefined): { readonly province: string; readonly zip: string } {
  return isUnitedStates(country) ? { province: 'État', zip: 'Code ZIP' } : { province: 'Province', zip: 'Code postal' };
}
