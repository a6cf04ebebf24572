import * as z from 'zod/mini';
import type { Queue } from './queue.ts';

/**
 * A card whose record was removed or replaced, which its provider is to forget, too. `by`: the email of the user who did
 * it; absent if the payer or the product did.
 */
export const RemovedCard = z.object({
  businessId: z.string(),
  customerId: z.string(),
  /** The business's account at the provider, and the provider's id of the card. */
  accountId: z.string(),
  methodId: z.string(),
  by: z.optional(z.string()),
  /** Whether its payer did, on the page of an invoice. */
  byPayer: z.optional(z.boolean()),
});
export type RemovedCard = z.infer<typeof RemovedCard>;

/** The cards that their provider is to forget. */
export type RemovedCards = ReturnType<typeof removedCards>;

/** Delay in seconds, longer than a call has for its transaction. */
const DELAY_SECONDS = 60;

/** Opens the queue that feeds `charges`, for removed cards. */
export function removedCards(queue: Pick<Queue, 'send'>) {
  const message = ({ businessId, customerId, accountId, methodId, by, byPayer }: RemovedCard) =>
    JSON.stringify({ removed: { businessId, customerId, accountId, methodId, by, byPayer } satisfies RemovedCard });
  return {
    /**
     * Has a card forgotten whose record is about to be removed, even if this run is killed right after that; a card that
     * still is saved then is kept. Throws UNAVAILABLE if the queue takes no messages.
     */
    expect: (card: RemovedCard) => queue.send(message(card), DELAY_SECONDS),
    /** Has it forgotten at once. Never throws: the delayed message remains queued. */
    async forget(card: RemovedCard): Promise<void> {
      await queue.send(message(card)).catch(() => undefined);
    },
  };
}
