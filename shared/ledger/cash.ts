/**
 * The amount that settles this one in cash: Canadian dollars are rounded to five cents, since Canada has no smaller
 * coin; other currencies are not.
 */
export function cashCents(cents: number, currency: string): number {
  return currency === 'CAD' ? Math.round(cents / 5) * 5 : cents;
}
