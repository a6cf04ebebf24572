import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/** A box that a payer can tick: save the card, save the bank account, or that the account is a business's. */
export type Box = 'saveCard' | 'saveAccount' | 'businessAccount';

const keyOf = (invoiceId: string, box: Box) => `${box}:${invoiceId}`;

const nameOf = (card: CardLabel | undefined) => (card ? `${card.brand} ${card.last4}` : '');

/** Whether the payer of an invoice ticked a box in this window; by default, the one that saves their card. */
export function isTicked(invoiceId: string, box: Box = 'saveCard'): boolean {
  return savedBefore(invoiceId, box) !== null;
}

/** Whether the saved card is another one than when the payer ticked that theirs is saved. */
export function isSavedSince(invoiceId: string, card: CardLabel | undefined): boolean {
  return card !== undefined && nameOf(card) !== savedBefore(invoiceId, 'saveCard');
}

/** Keeps a tick while the payer is at the card provider, with the card that is saved so far. */
export function keepTick({ id, savedCard }: PublicInvoice, box: Box): void {
  try {
    sessionStorage.setItem(keyOf(id, box), nameOf(savedCard));
  } catch {
    // Storage is full or forbidden: whoever comes back ticks it again.
  }
}

/** Forgets a tick; by default, that of the box that saves the card. */
export function forgetTick(invoiceId: string, box: Box = 'saveCard'): void {
  try {
    sessionStorage.removeItem(keyOf(invoiceId, box));
  } catch {
    // Then it was not kept.
  }
}

/** The card that was saved when the payer ticked a box; null if they did not. */
function savedBefore(invoiceId: string, box: Box): string | null {
  try {
    return sessionStorage.getItem(keyOf(invoiceId, box));
  } catch {
    return null;
  }
}
