import type { CardLabel } from '#shared/saved-card/schema.ts';

const keyOf = (invoiceId: string) => `saveCard:${invoiceId}`;

const nameOf = (card: CardLabel | undefined) => (card ? `${card.brand} ${card.last4}` : '');

/** Whether the payer ticked in this window that the card is saved with which they pay an invoice. */
export function isTicked(invoiceId: string): boolean {
  return replacedBy(invoiceId) !== null;
}

/** Whether a card is another one than was saved when the payer ticked that theirs is. */
export function isSavedSince(invoiceId: string, card: CardLabel | undefined): boolean {
  return card !== undefined && nameOf(card) !== replacedBy(invoiceId);
}

/** Keeps that the payer ticked while they are at the card provider, with the card that theirs replaces. */
export function keepTick(invoiceId: string, replaced: CardLabel | undefined): void {
  try {
    sessionStorage.setItem(keyOf(invoiceId), nameOf(replaced));
  } catch {
    // Storage is full or forbidden: whoever comes back ticks it again.
  }
}

/** Forgets that they did. */
export function forgetTick(invoiceId: string): void {
  try {
    sessionStorage.removeItem(keyOf(invoiceId));
  } catch {
    // Then it was not kept.
  }
}

function replacedBy(invoiceId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(invoiceId));
  } catch {
    return null;
  }
}
