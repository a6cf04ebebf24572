import type { Currency } from '#shared/money.ts';
import { LOCALE } from './dictionary.en.ts';

const NAMES = new Intl.DisplayNames(LOCALE, { type: 'currency' });

/** The name of a currency: "US Dollar". */
export function currencyName(currency: Currency): string {
  return NAMES.of(currency) ?? currency;
}
