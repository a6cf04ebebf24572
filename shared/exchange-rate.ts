import * as z from 'zod';
import { Day } from './day-field.ts';
import { divideRounded } from './document/divide-rounded.ts';
import { decimal } from './number-field.ts';

/** The bounds of an exchange rate: far from those of the offered currencies, and the largest total stays exact. */
export const MIN_RATE = 0.0001;
export const MAX_RATE = 100;
export const RATE_DECIMALS = 6;

/** An exchange rate: Canadian dollars for one unit of another currency, and the day of which it is. */
export const ExchangeRate = z.object({ rate: z.number(), on: z.string() });
export type ExchangeRate = z.infer<typeof ExchangeRate>;

/** An exchange rate as it is entered. */
export const ExchangeRateInput = z.strictObject({ rate: decimal(MAX_RATE, RATE_DECIMALS).min(MIN_RATE), on: Day });
export type ExchangeRateInput = z.infer<typeof ExchangeRateInput>;

/** Cents of another currency in Canadian cents, rounded half away from zero. */
export function toCad(cents: number, { rate }: Pick<ExchangeRate, 'rate'>): number {
  const scale = 10 ** RATE_DECIMALS;
  return Number(divideRounded(BigInt(cents) * BigInt(Math.round(rate * scale)), BigInt(scale)));
}
