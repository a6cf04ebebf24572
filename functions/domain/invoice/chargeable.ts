import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { canChargeCards, canDebit } from '#functions/domain/people/businesses.ts';
import type { SavedCardRecord } from '#functions/domain/saved-card/saved-cards.ts';
import { type CardObstacle, cardObstacle } from '#shared/invoice/card-obstacle.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { dueCentsOf, type InvoiceRecord, pendingDebitOf } from './invoice-record.ts';

/** What prevents an invoice from being paid by card now, or null if nothing does. */
export function obstacleToCard(record: InvoiceRecord, business: BusinessRecord): CardObstacle | null {
  return cardObstacle({
    status: record.status,
    isDisputed: (record.disputedCents ?? 0) > 0,
    isRefunded: record.isRefunded,
    isCredited: record.isCredited,
    isClosed: record.writtenOff !== undefined,
    pendingDebit: pendingDebitOf(record),
    takesCards: canChargeCards(business) && Boolean(business.stripeAccountId),
    dueCents: dueCentsOf(record),
  });
}

/** Whether a saved card can be charged in a currency, or a bank account debited. */
export function canTake(card: CardLabel, business: BusinessRecord, currency: string): boolean {
  return !isBankAccount(card) || canDebit(business, currency);
}

/** Whether a card was saved on the account on which the business takes cards now. */
export function isOnAccount({ accountId }: Pick<SavedCardRecord, 'accountId'>, business: BusinessRecord): boolean {
  return accountId === business.stripeAccountId;
}
