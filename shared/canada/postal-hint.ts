import { isInCanada, PROVINCES, provinceOf } from './provinces.ts';

type Address = { readonly zip: string; readonly province: string; readonly country: string };

/** Where a postal code seems to be wrong, such as "Postal codes in Alberta start with T"; empty if it fits. */
export function postalHint({ zip, province, country }: Address): string {
  const code = provinceOf(province);
  const first = zip.trim().charAt(0).toUpperCase();
  if (!code || !first || !isInCanada({ country, province }) || PROVINCES[code].postal.includes(first)) return '';
  const letters = [...PROVINCES[code].postal];
  const last = letters.pop();
  const list = letters.length > 0 ? `${letters.join(', ')} or ${last}` : last;
  return `Postal codes in ${PROVINCES[code].en} start with ${list}`;
}
