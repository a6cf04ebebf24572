import { remainingCents, settledCents } from './amount-due.ts';
import { closedState, isOpen } from './payer-state.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** The amount that an invoice shows first, in cents. */
export type Headline = { readonly label: 'amountDue' | 'amountPaid' | 'total'; readonly cents: number };

type Facts = Parameters<typeof isOpen>[0] & Pick<PublicInvoice, 'amountPaid' | 'amountCredited'>;

/** The amount that matters to the payer: the amount due, the amount paid, or else the total. */
export function headlineOf(invoice: Facts, totalCents: number): Headline {
  const settled = settledCents(invoice);
  if (isUnsettled(invoice)) return { label: 'amountDue', cents: remainingCents(totalCents, settled) };
  return invoice.status === 'PAID'
    ? { label: 'amountPaid', cents: settled.paidCents || totalCents }
    : { label: 'total', cents: totalCents };
}

/** Whether it has an amount due, or will once it is sent. A bank payment that is on its way has paid nothing yet. */
export function isUnsettled(invoice: Parameters<typeof isOpen>[0]): boolean {
  return isOpen(invoice) || closedState(invoice) === 'debited';
}
