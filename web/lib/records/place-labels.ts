/** What the parts of an address are called in a country: "State" and "ZIP Code" in the United States. */
export function placeLabels(country: string): Readonly<Record<'province' | 'zip', string>> {
  const isUnitedStates = UNITED_STATES.includes(country.toLowerCase().replace(/[^a-z]/g, ''));
  return isUnitedStates ? { province: 'State', zip: 'ZIP Code' } : { province: 'Province', zip: 'Postal Code' };
}

const UNITED_STATES = ['us', 'usa', 'unitedstates', 'unitedstatesofamerica'];
