import { searchText } from './search-text.ts';

/**
 * Labels of address fields in a country: "State" and "ZIP Code" in the United States, else "Province" and "Postal
 * Code".
 */
export function addressWords(country: string | undefined): { readonly province: string; readonly zip: string } {
  return isUnitedStates(country) ? IN_UNITED_STATES : ELSEWHERE;
}

const ELSEWHERE = { province: 'Province', zip: 'Postal Code' } as const;
const IN_UNITED_STATES = { province: 'State', zip: 'ZIP Code' } as const;

function isUnitedStates(country = ''): boolean {
  return UNITED_STATES.has(searchText(country).replace(/[^a-z]/g, ''));
}

/** Common spellings, without spaces and punctuation. */
const UNITED_STATES: ReadonlySet<string> = new Set([
  'us',
  'usa',
  'unitedstates',
  'unitedstatesofamerica',
  'theunitedstates',
  'etatsunis',
]);
