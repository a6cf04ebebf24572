import { PROVINCE_CODES, PROVINCES } from '#shared/canada/provinces.ts';

/** The provinces and territories in the order of their English names, for choices. */
export const PROVINCES_BY_NAME = PROVINCE_CODES.toSorted((one, other) =>
  PROVINCES[one].en.localeCompare(PROVINCES[other].en, 'en'),
);
