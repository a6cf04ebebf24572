/** The amount in cash: to the nearest five cents, since there are no cents. */
export function cashCents(cents: number): number {
  return Math.round(cents / 5) * 5;
}
