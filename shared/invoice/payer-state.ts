import { type CalendarDay, dayIn, daysBetween } from '#shared/calendar-day.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** What matters about an invoice to the person who pays it. */
export type PayerState = 'draft' | 'due' | 'overdue' | 'disputed' | 'paid' | 'cancelled';

type Facts = Pick<PublicInvoice, 'status' | 'dueDate' | 'isDisputed'>;

/**
 * How an invoice stands for its payer on a day. The due day decides what is overdue: the status follows it only once an
 * hour, and a business may set it by hand.
 */
export function payerState({ status, dueDate, isDisputed }: Facts, today: CalendarDay): PayerState {
  if (status === 'PAID' || status === 'CANCELLED' || status === 'DRAFT') return SETTLED[status];
  if (isDisputed) return 'disputed';
  return daysBetween(today, dueDate) < 0 ? 'overdue' : 'due';
}

const SETTLED = { PAID: 'paid', CANCELLED: 'cancelled', DRAFT: 'draft' } as const;

/** Today in the time zone of the invoice's business, or of the reader when the invoice names none. */
export function todayFor({ timeZone }: Pick<PublicInvoice, 'timeZone'>, now = new Date()): CalendarDay {
  return dayIn(timeZone, now);
}
