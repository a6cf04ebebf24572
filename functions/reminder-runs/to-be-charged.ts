import { plannedCharge } from '#functions/domain/invoice/charge.ts';
import { canTake, isOnAccount, obstacleToCard } from '#functions/domain/invoice/chargeable.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import { nextOf } from '#functions/domain/series/due-at.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import { addDays, type CalendarDay, dayIn, laterDay } from '#shared/calendar-day.ts';
import { firstFrom } from '#shared/series/schedule.ts';
import type { SeriesMode } from '#shared/series/status.ts';

type Sending = {
  readonly series: SeriesRecord;
  readonly mode: SeriesMode;
  readonly business: BusinessRecord;
  readonly now: Date;
};

/**
 * An invoice that a series sends, with the charge of its customer's card if the series charges it. Without a card that can
 * be charged, its recipient may save one for the next invoices.
 */
export async function toBeCharged(
  { cardsOf }: { readonly cardsOf: (businessId: string) => Pick<SavedCards, 'find'> },
  { series, mode, business, now }: Sending,
  sent: InvoiceRecord,
): Promise<InvoiceRecord> {
  if (mode !== 'charge') return sent;
  const invoice = { ...sent, savesCard: true as const };
  const { customerId, businessId, dueDate, issueDate } = invoice;
  const card = customerId ? await cardsOf(businessId).find(customerId) : undefined;
  const canBeCharged = card && isOnAccount(card, business) && canTake(card, business, invoice.currency);
  if (!canBeCharged || obstacleToCard(invoice, business)) return invoice;
  const on = laterDay(series.chargesAtIssue ? issueDate : dueDate, dayIn(business.timeZone, now));
  return { ...invoice, charge: plannedCharge(invoice, { card, on, before: nextAfter(series, on) }) };
}

/** The first day after another that gets an invoice of a series; undefined if none comes. */
function nextAfter(series: SeriesRecord, day: CalendarDay): CalendarDay | undefined {
  const { schedule } = series;
  if (!schedule) return undefined;
  return nextOf({ ...series, next: Math.max(series.next, firstFrom(schedule, addDays(day, 1))) });
}
