import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { canChargeCards } from '#functions/domain/people/businesses.ts';
import type { SavedCardRecord } from '#functions/domain/saved-card/saved-cards.ts';
import { type CardObstacle, cardObstacle } from '#shared/invoice/card-obstacle.ts';
import { dueCentsOf, type InvoiceRecord } from './invoice-record.ts';

/** What prevents an invoice from being paid by card now, or null if nothing does. */
export function obstacleToCard(record: InvoiceRecord, business: BusinessRecord): CardObstacle | null {
  return cardObstacle({
    status: record.status,
    isDisputed: (record.disputedCents ?? 0) > 0,
    isRefunded: record.isRefunded,
    isCredited: record.isCredited,
    isClosed: record.writtenOff !== undefined,
    takesCards: canChargeCards(business) && Boolean(business.stripeAccountId),
    dueCents: dueCentsOf(record),
  });
}

/** Whether a card was saved on the account on which the business takes cards now. */
export function isOnAccount({ accountId }: Pick<SavedCardRecord, 'accountId'>, business: BusinessRecord): boolean {
  return accountId === business.stripeAccountId;
}
