import type { CardPayments } from '#functions/services/card-payments.ts';
import type { RemovedCard } from '#functions/services/removed-cards.ts';
import type { SavedCards } from './saved-cards.ts';

type Dependencies = {
  readonly cards: Pick<SavedCards, 'findByMethod'>;
  readonly payments: Pick<CardPayments, 'removeCard'>;
};

/**
 * Removes a card from its provider, so that nobody can charge it by the product again. Returns false for one that a
 * customer has saved, as when the transaction that was to remove it never happened. Idempotent.
 */
export async function forgetCard(
  { cards, payments }: Dependencies,
  { accountId, methodId }: Pick<RemovedCard, 'accountId' | 'methodId'>,
): Promise<boolean> {
  if (await cards.findByMethod(accountId, methodId)) return false;
  await payments.removeCard(accountId, methodId);
  return true;
}
