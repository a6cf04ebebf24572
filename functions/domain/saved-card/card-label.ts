import type { CardLabel } from '#shared/saved-card/schema.ts';

/** What a saved card or bank account is known by, without anything else of its record. */
export function labelOf({ brand, last4, bank }: CardLabel): CardLabel {
  return { brand, last4, ...(bank !== undefined && { bank }) };
}
