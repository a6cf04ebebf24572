import { isOnAccount, obstacleToCard } from '#functions/domain/invoice/chargeable.ts';
import { dueCentsOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { SavedCardRecord } from '#functions/domain/saved-card/saved-cards.ts';
import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { RETRY_DAYS } from '#shared/invoice/charge.ts';

/** An invoice with its business and the card that its customer saved. */
export type State = {
  readonly invoice: InvoiceRecord;
  readonly business: BusinessRecord;
  readonly card: SavedCardRecord | undefined;
  readonly now: Date;
};

/** Why an invoice is not charged any more. */
export type Reason = 'unavailable' | 'card-removed' | 'amount-raised';

/** What is to be done about a charge now: nothing yet, or ever again. */
export type Step = 'none' | 'wait' | Reason | { readonly card: SavedCardRecord };

/** What is to be done, by the rules of a charge. */
export function nextStep({ invoice, business, card, now }: State): Step {
  const { charge } = invoice;
  if (!charge?.on || charge.on > dayIn(business.timeZone, now)) return 'none';
  // Nothing happens while a business is suspended, or while the payer says that they paid in another way.
  if (business.suspendedAt || invoice.claim) return 'wait';
  if (business.deletedAt || isLongSince(charge.on, business) || obstacleToCard(invoice, business)) return 'unavailable';
  if (!card || card.id !== charge.cardId || !isOnAccount(card, business)) return 'card-removed';
  return dueCentsOf(invoice) > charge.announcedCents ? 'amount-raised' : { card };
}

/** Days after which a payer no longer expects a charge that a suspension kept back: so long do tries go on otherwise. */
const MAX_HELD_DAYS = Math.max(...RETRY_DAYS);

/** Whether the day of a charge was long before its business was restored: then its owner decides. */
function isLongSince(on: CalendarDay, { restoredAt, timeZone }: BusinessRecord): boolean {
  return restoredAt !== undefined && addDays(on, MAX_HELD_DAYS) < dayIn(timeZone, new Date(restoredAt));
}
