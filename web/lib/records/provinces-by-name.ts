import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';

/** Provinces and territories, sorted by name. */
export const PROVINCES_BY_NAME = PROVINCE_CODES.toSorted((one, other) =>
  provinceName(one).localeCompare(provinceName(other), LOCALE),
);
