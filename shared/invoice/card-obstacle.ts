import { amountDueCents, MAXIMUM_CARD_CENTS, MINIMUM_CARD_CENTS } from './amount-due.ts';
import { type ClosedState, closedState } from './payer-state.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** Why an invoice cannot be paid by card now. */
export type CardObstacle = ClosedState | 'noCards' | 'belowMinimum' | 'aboveMaximum';

type CardFacts = Parameters<typeof closedState>[0] & { readonly takesCards: boolean; readonly dueCents: number };

/**
 * What prevents an invoice from being paid by card now, or null if nothing does. The server charges by the same rule.
 */
export function cardObstacle({ takesCards, dueCents, ...state }: CardFacts): CardObstacle | null {
  const closed = closedState(state);
  if (closed) return closed;
  if (!takesCards) return 'noCards';
  if (dueCents < MINIMUM_CARD_CENTS) return 'belowMinimum';
  return dueCents > MAXIMUM_CARD_CENTS ? 'aboveMaximum' : null;
}

/** The same for an invoice as its recipient reads it. */
export function payerCardObstacle(invoice: PublicInvoice): CardObstacle | null {
  const takesCards = invoice.company.paymentSettings.paymentIntegrationEnabled;
  return cardObstacle({ ...invoice, takesCards, dueCents: amountDueCents(invoice) });
}

/** Whether its page takes a payment by card now. */
export function takesCardPayment(invoice: PublicInvoice): boolean {
  return payerCardObstacle(invoice) === null;
}
