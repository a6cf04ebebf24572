import { StripeApiError } from './stripe-error.ts';

/** Stripe's minimum charge per currency, in minor units. */
const MINIMUMS: Record<string, number> = {
  ...{ usd: 50, aed: 200, aud: 50, brl: 50, cad: 50, chf: 50, czk: 1500, dkk: 250, eur: 50, gbp: 30, hkd: 400 },
  ...{ huf: 17500, inr: 50, jpy: 50, mxn: 1000, myr: 200, nok: 300, nzd: 50, pln: 200, ron: 200, sek: 300 },
  ...{ sgd: 50, thb: 1000 },
};
const MAX_AMOUNT = 99_999_999;

/** Throws if Stripe would refuse to charge this amount, in minor units. */
export function assertChargeable(amount: number, currency: string): void {
  const smallest = MINIMUMS[currency] ?? 1;
  const limit = (minorUnits: number) => `${decimal(minorUnits, currency)} ${currency}`;
  if (amount < smallest) {
    throw new StripeApiError(`The Checkout Session's total amount due must add up to at least ${limit(smallest)}`, {
      code: 'amount_too_small',
    });
  }
  if (amount > MAX_AMOUNT) {
    throw new StripeApiError(`The Checkout Session's total amount due must be no more than ${limit(MAX_AMOUNT)}`, {
      code: 'amount_too_large',
    });
  }
}

/** An amount in minor units as text with its currency: `CAD 1,130.00`. */
export function formatAmount(minorUnits: number, currency: string): string {
  return `${currency.toUpperCase()} ${decimal(minorUnits, currency)}`;
}

function decimal(minorUnits: number, currency: string): string {
  const digits = fractionDigits(currency);
  const formatter = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return formatter.format(minorUnits / 10 ** digits);
}

function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
