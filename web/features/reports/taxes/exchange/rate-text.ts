import { RATE_DECIMALS } from '#shared/exchange-rate.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';

/** A rate with all its decimals, such as "1.3712". */
export function rateText(rate: number): string {
  return RATE.format(rate);
}

const RATE = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: RATE_DECIMALS });
