import { PROVINCE_CODES, PROVINCES } from '#shared/canada/provinces.ts';

/** Provinces and territories, sorted by English name. */
export const PROVINCES_BY_NAME = PROVINCE_CODES.toSorted((one, other) =>
  PROVINCES[one].en.localeCompare(PROVINCES[other].en, 'en'),
);
