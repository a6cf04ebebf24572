import { searchText } from '#shared/search-text.ts';

/** Whether a country, as typed, is the United States, where addresses have states and ZIP codes. */
export function isUnitedStates(country = ''): boolean {
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
