import { type CalendarDay, dayIn, daysBetween } from '#shared/calendar-day.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** The status of an invoice from the payer's point of view; `debited` while a bank payment is on its way. */
export type PayerState =
  | 'draft'
  | 'due'
  | 'overdue'
  | 'disputed'
  | 'paid'
  | 'debited'
  | 'refunded'
  | 'credited'
  | 'closed'
  | 'cancelled';

/** A state in which nothing is payable now. */
export type ClosedState = Exclude<PayerState, 'due' | 'overdue'>;

type Facts = Pick<PublicInvoice, 'status' | 'dueDate' | 'isDisputed' | 'isRefunded' | 'isCredited' | 'isClosed'> & {
  readonly pendingDebit?: unknown;
};

/**
 * The status of an invoice for its payer on a day. Overdue follows from the due day: the stored status is updated only
 * hourly, and a business may set it by hand.
 */
export function payerState({ dueDate, ...state }: Facts, today: CalendarDay): PayerState {
  return closedState(state) ?? (daysBetween(today, dueDate) < 0 ? 'overdue' : 'due');
}

/** The payer's state if nothing is payable now, regardless of the day; null otherwise. */
export function closedState({
  status,
  isDisputed,
  isRefunded,
  isCredited,
  isClosed,
  pendingDebit,
}: Omit<Facts, 'dueDate'>): ClosedState | null {
  if (isRefunded) return 'refunded';
  if (isCredited) return 'credited';
  if (isClosed) return 'closed';
  if (status === 'CANCELLED' || status === 'DRAFT') return CLOSED[status];
  if (isDisputed) return 'disputed';
  if (status === 'PAID') return CLOSED[status];
  return pendingDebit ? 'debited' : null;
}

/** Whether it is payable, or will be once it is sent. */
export function isOpen(invoice: Omit<Facts, 'dueDate'>): boolean {
  return (closedState(invoice) ?? 'draft') === 'draft';
}

const CLOSED = { PAID: 'paid', CANCELLED: 'cancelled', DRAFT: 'draft' } as const;

/** Today in the time zone of the invoice's business, by default the reader's. */
export function todayFor({ timeZone }: Pick<PublicInvoice, 'timeZone'>, now = new Date()): CalendarDay {
  return dayIn(timeZone, now);
}
