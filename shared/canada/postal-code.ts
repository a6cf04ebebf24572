import { isInCanada, PROVINCES, provinceOf } from './provinces.ts';

/** A complete Canadian postal code as Canada Post writes it, such as "T2P 1B3"; any other text is only trimmed. */
export function tidyPostalCode(typed: string): string {
  const [, area, unit] = POSTAL_CODE.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return area && unit ? `${area} ${unit}` : typed.trim();
}

type Address = { readonly zip: string; readonly province: string; readonly country: string };

/** A hint if a postal code seems wrong, such as "Postal codes in Alberta begin with T"; empty if it fits. */
export function postalHint({ zip, province, country }: Address): string {
  const code = provinceOf(province);
  const first = zip.trim().charAt(0).toUpperCase();
  if (!code || !first || !isInCanada({ country, province }) || PROVINCES[code].postal.includes(first)) return '';
  return `Postal codes in ${PROVINCES[code].en} begin with ${OR.format(PROVINCES[code].postal)}`;
}

const OR = new Intl.ListFormat('en-CA', { type: 'disjunction' });

/** Canadian postal codes never contain D, F, I, O, Q or U, and never start with W or Z. */
const POSTAL_CODE = /^([ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z])(\d[ABCEGHJ-NPR-TV-Z]\d)$/;
