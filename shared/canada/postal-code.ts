import { PROVINCES, type ProvinceCode } from './provinces.ts';

/** A complete Canadian postal code as Canada Post writes it, such as "T2P 1B3"; any other text is only trimmed. */
export function tidyPostalCode(typed: string): string {
  const [, area, unit] = POSTAL_CODE.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return area && unit ? `${area} ${unit}` : typed.trim();
}

/** Whether a postal code can be in a province, by its first letter; true if it is not a Canadian postal code. */
export function fitsProvince(postalCode: string, province: ProvinceCode): boolean {
  const tidy = tidyPostalCode(postalCode);
  return !/^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(tidy) || PROVINCES[province].postal.includes(tidy.charAt(0));
}

/** The letters D, F, I, O, Q and U are never used, nor W and Z at the start. */
const POSTAL_CODE = /^([ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z])(\d[ABCEGHJ-NPR-TV-Z]\d)$/;
