import { isInCanada, provinceOf } from './provinces.ts';

/**
 * A typed province as it is stored: its code if it is recognised and the country is Canada or empty, otherwise as it
 * is. Abroad, "NE" is not Nova Scotia.
 */
export function tidyProvince(province: string, country: string | undefined): string {
  const mayBeInCanada = isInCanada({ country, province }) !== false;
  return (mayBeInCanada && provinceOf(province)) || province;
}
