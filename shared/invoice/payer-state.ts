import { type CalendarDay, dayIn, daysBetween } from '#shared/calendar-day.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** The status of an invoice from the payer's point of view. */
export type PayerState = 'draft' | 'due' | 'overdue' | 'disputed' | 'paid' | 'cancelled';

/** A state in which there is nothing to pay now. */
export type ClosedState = Exclude<PayerState, 'due' | 'overdue'>;

type Facts = Pick<PublicInvoice, 'status' | 'dueDate' | 'isDisputed'>;

/**
 * The status of an invoice for its payer on a day. The due day decides whether it is overdue: the stored status follows
 * only once an hour, and a business may set it by hand.
 */
export function payerState({ dueDate, ...standing }: Facts, today: CalendarDay): PayerState {
  return closedState(standing) ?? (daysBetween(today, dueDate) < 0 ? 'overdue' : 'due');
}

/** The state of an invoice that asks for no payment now, on whatever day; null for every other. */
export function closedState({ status, isDisputed }: Omit<Facts, 'dueDate'>): ClosedState | null {
  if (status === 'PAID' || status === 'CANCELLED' || status === 'DRAFT') return CLOSED[status];
  return isDisputed ? 'disputed' : null;
}

const CLOSED = { PAID: 'paid', CANCELLED: 'cancelled', DRAFT: 'draft' } as const;

/** Today in the time zone of the invoice's business, or of the reader when the invoice has none. */
export function todayFor({ timeZone }: Pick<PublicInvoice, 'timeZone'>, now = new Date()): CalendarDay {
  return dayIn(timeZone, now);
}
