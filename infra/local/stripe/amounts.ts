import { StripeApiError } from './stripe-error.ts';

/** Stripe's minimum charge in each of the product's currencies, in minor units. */
const MINIMUMS: Readonly<Record<string, number>> = { cad: 50, usd: 50, eur: 50, gbp: 30 };
const MAX_AMOUNT = 99_999_999;
/** At Stripe, each account has its own limit. */
const MAX_DEBIT = 10_000_000;

/** Throws if Stripe would refuse to charge this amount, in minor units; `rule` begins the sentence about its limits. */
export function assertChargeable(amount: number, currency: string, rule = 'Amount must be'): void {
  const smallest = MINIMUMS[currency] ?? 1;
  if (amount < smallest) {
    throw new StripeApiError(`${rule} at least ${formatAmount(smallest, currency)}`, { code: 'amount_too_small' });
  }
  if (amount > MAX_AMOUNT) {
    throw new StripeApiError(`${rule} no more than ${formatAmount(MAX_AMOUNT, currency)}`, {
      code: 'amount_too_large',
    });
  }
}

/** Throws if Stripe would refuse to debit this amount, in minor units, from a bank account. */
export function assertDebitableAmount(amount: number, currency: string): void {
  if (amount <= MAX_DEBIT) return;
  throw new StripeApiError(`A debit must be no more than ${formatAmount(MAX_DEBIT, currency)}`, {
    code: 'amount_too_large',
  });
}

/** An amount in minor units as text with its currency: `CAD 1,130.00`. */
export function formatAmount(minorUnits: number, currency: string): string {
  const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(minorUnits / 100);
  return `${currency.toUpperCase()} ${amount}`;
}
