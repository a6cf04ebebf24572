import { remainingCents, settledCents } from './amount-due.ts';
import { isOpen } from './payer-state.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** The amount that an invoice shows first, in cents. */
export type Headline = { readonly label: 'amountDue' | 'amountPaid' | 'total'; readonly cents: number };

type Facts = Parameters<typeof isOpen>[0] & Pick<PublicInvoice, 'amountPaid' | 'amountCredited'>;

/** The amount that matters to the payer: the amount due, the amount paid, or else the total. */
export function headlineOf(invoice: Facts, totalCents: number): Headline {
  const settled = settledCents(invoice);
  if (isOpen(invoice)) return { label: 'amountDue', cents: remainingCents(totalCents, settled) };
  return invoice.status === 'PAID'
    ? { label: 'amountPaid', cents: settled.paidCents || totalCents }
    : { label: 'total', cents: totalCents };
}
