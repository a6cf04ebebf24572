import type { CalendarDay } from '#shared/calendar-day.ts';
import { type PayerState, payerState } from '#shared/invoice/payer-state.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { PaymentState } from './use-invoice.ts';

/**
 * What the page shows: the payer's state, or a payment that is on its way: `reported` by the payer, `processing` or
 * `slow` after a payment by card.
 */
export type PageState = PayerState | 'reported' | 'processing' | 'slow';

/** The state of the page of an invoice on a day. */
export function pageState(invoice: PublicInvoice, payment: PaymentState, today: CalendarDay): PageState {
  const state = payerState(invoice, today);
  if (state !== 'due' && state !== 'overdue') return state;
  if (payment === 'processing' || payment === 'slow') return payment;
  return invoice.claimedOn ? 'reported' : state;
}

/** Whether a payment is on its way, or planned for a day, so that another is possible, but not asked for. */
export function isUnderWay(state: PageState, chargedOn?: CalendarDay): boolean {
  return state === 'reported' || state === 'slow' || chargedOn !== undefined;
}
