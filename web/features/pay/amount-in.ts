import { hasAtMostDecimals, MAX_AMOUNT_CENTS } from '#shared/money.ts';
import { readLiteral } from '#web/lib/numbers/number-literal.ts';

/**
 * The amount of money that a payer typed, in major units: "1,234.50", "1 234,50 $" and "1,234" alike in both languages.
 * Null for anything else, and for an amount that no payment has.
 */
export function amountIn(text: string): number | null {
  const literal = readLiteral(text.replaceAll('$', '').trim());
  if (!literal) return null;
  // Three digits after a separator are thousands: money has two decimals.
  const { plain, otherwise } = literal;
  const amount = Number(otherwise && plain.includes('.') ? otherwise : plain);
  return amount > 0 && amount <= MAX_AMOUNT_CENTS / 100 && hasAtMostDecimals(amount, 2) ? amount : null;
}
