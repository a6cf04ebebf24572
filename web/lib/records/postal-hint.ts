import { isInCanada, PROVINCES, provinceOf } from '#shared/canada/provinces.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.ts';

type Address = { readonly zip: string; readonly province: string; readonly country: string };

/** A hint if a postal code seems wrong, such as "Postal codes in Alberta begin with T"; empty if it fits. */
export function postalHint({ zip, province, country }: Address): string {
  const code = provinceOf(province);
  const first = zip.trim().charAt(0).toUpperCase();
  if (!code || !first || !isInCanada({ country, province }) || PROVINCES[code].postal.includes(first)) return '';
  return t.postalCodes({ province: code, letters: OR.format(PROVINCES[code].postal) });
}

const OR = new Intl.ListFormat(LOCALE, { type: 'disjunction' });
