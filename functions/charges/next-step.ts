import { canTake, isOnAccount, obstacleToCard } from '#functions/domain/invoice/chargeable.ts';
import { deliveryFailureOf, dueCentsOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
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
  // What the payer's bank works on can be neither called off nor replaced, and may pay all of it.
  if (invoice.checkout?.pending) return 'wait';
  // Nothing happens while a business is suspended, or while the payer says that they paid in another way.
  if (business.suspendedAt) return 'wait';
  if (business.deletedAt || isTooLate(charge.on, business, now)) return 'unavailable';
  if (invoice.claim) return 'wait';
  if (deliveryFailureOf(invoice) || obstacleToCard(invoice, business)) return 'unavailable';
  if (!card || card.id !== charge.cardId || !isOnAccount(card, business)) return 'card-removed';
  if (!canTake(card, business, invoice.currency)) return 'unavailable';
  return dueCentsOf(invoice) > charge.announcedCents ? 'amount-raised' : { card };
}

/** Days after which a payer no longer expects a charge that a suspension kept back: so long do tries go on otherwise. */
const MAX_HELD_DAYS = Math.max(...RETRY_DAYS);

/** The same, whatever kept it back, such as a report of another payment that nobody answered. */
const MAX_LATE_DAYS = 45;

/** Whether the day of a charge was so long ago that its owner decides. */
function isTooLate(on: CalendarDay, { restoredAt, timeZone }: BusinessRecord, now: Date): boolean {
  const isBefore = (days: number, at: Date) => addDays(on, days) < dayIn(timeZone, at);
  const isHeld = restoredAt !== undefined && isBefore(MAX_HELD_DAYS, new Date(restoredAt));
  return isHeld || isBefore(MAX_LATE_DAYS, now);
}
