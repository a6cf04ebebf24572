import type { CardLabel } from '#shared/saved-card/schema.ts';

/** A box that a payer can tick: that their card is saved, or their bank account, or that this is a business's. */
export type Box = 'saveCard' | 'saveAccount' | 'businessAccount';

type Tick = readonly [invoiceId: string, box?: Box];

const keyOf = ([invoiceId, box = 'saveCard']: Tick) => `${box}:${invoiceId}`;

const nameOf = (card: CardLabel | undefined) => (card ? `${card.brand} ${card.last4}` : '');

/** Whether the payer ticked a box in this window for an invoice: by default, that the card is saved with which they pay. */
export function isTicked(...tick: Tick): boolean {
  return replacedBy(tick) !== null;
}

/** Whether a card is another one than was saved when the payer ticked that theirs is. */
export function isSavedSince(invoiceId: string, card: CardLabel | undefined): boolean {
  return card !== undefined && nameOf(card) !== replacedBy([invoiceId]);
}

/** Keeps that the payer ticked while they are at the card provider, with the card that theirs replaces. */
export function keepTick(tick: Tick, replaced?: CardLabel): void {
  try {
    sessionStorage.setItem(keyOf(tick), nameOf(replaced));
  } catch {
    // Storage is full or forbidden: whoever comes back ticks it again.
  }
}

/** Forgets that they did. */
export function forgetTick(...tick: Tick): void {
  try {
    sessionStorage.removeItem(keyOf(tick));
  } catch {
    // Then it was not kept.
  }
}

function replacedBy(tick: Tick): string | null {
  try {
    return sessionStorage.getItem(keyOf(tick));
  } catch {
    return null;
  }
}
