/** The amount in cash, rounded to five cents, since Canada has no smaller coin. */
export function cashCents(cents: number): number {
  return Math.round(cents / 5) * 5;
}
