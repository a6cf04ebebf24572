import { savedCardKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SavedCard } from '#shared/saved-card/schema.ts';

/** The card that a customer saved, as stored: one for each customer of a business. */
export type SavedCardRecord = SavedCard & {
  /** Its own id: a card that replaces it has another one. */
  readonly id: string;
  readonly businessId: string;
  readonly customerId: string;
  /** The business's account at the provider on which it is saved, and the provider's ids of its holder and of the card. */
  readonly accountId: string;
  readonly holderId: string;
  readonly methodId: string;
};

/** Reads and writes the saved cards of a business. */
export type SavedCards = ReturnType<typeof savedCardsIn>;

/** Opens the saved cards of a business. */
export function savedCardsIn(table: Table, businessId: string) {
  return {
    find: (customerId: string) => table.get<SavedCardRecord>(savedCardKey(businessId, customerId)),
  };
}
