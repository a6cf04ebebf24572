import { toCents } from '#shared/money.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';

/** What was typed as the tax on purchases, in cents: nothing is 0; undefined for a text that is no amount. */
export function claimedCents(typed: TypedNumber): number | undefined {
  if (typed === '') return 0;
  return typeof typed === 'number' ? toCents(typed) : undefined;
}
