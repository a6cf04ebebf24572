import type { Currency } from '#shared/money.ts';
import { LOCALE } from './dictionary.en.ts';

const NAMES = new Intl.DisplayNames(LOCALE, { type: 'currency' });

/** The name of a currency: "dollar canadien". Intl’s "dollar des États-Unis" is not what people say. */
export function currencyName(currency: Currency): string {
  return currency === 'USD' ? 'dollar américain' : (NAMES.of(currency) ?? currency);
}
