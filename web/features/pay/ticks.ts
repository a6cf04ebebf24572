const keyOf = (invoiceId: string) => `saveCard:${invoiceId}`;

/** Whether the payer ticked in this window that the card is saved with which they pay an invoice. */
export function isTicked(invoiceId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(invoiceId)) !== null;
  } catch {
    return false;
  }
}

/** Keeps what the payer ticked while they are at the card provider; what they unticked is forgotten. */
export function keepTick(invoiceId: string, isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(keyOf(invoiceId), '1');
    else sessionStorage.removeItem(keyOf(invoiceId));
  } catch {
    // Storage is full or forbidden: whoever comes back ticks it again.
  }
}
