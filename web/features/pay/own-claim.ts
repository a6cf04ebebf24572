/** The claims made in this window, for browsers without storage. */
const made = new Map<string, string>();

const keyOf = (invoiceId: string) => `paymentClaim:${invoiceId}`;

/** The id of the claim made in this browser for an invoice, which allows withdrawing it. */
export function ownClaim(invoiceId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(invoiceId)) ?? made.get(invoiceId);
  } catch {
    return made.get(invoiceId);
  }
}

/** Remembers the claim made for an invoice; without an id, forgets it. */
export function rememberClaim(invoiceId: string, claimId?: string): void {
  if (claimId) made.set(invoiceId, claimId);
  else made.delete(invoiceId);
  try {
    if (claimId) localStorage.setItem(keyOf(invoiceId), claimId);
    else localStorage.removeItem(keyOf(invoiceId));
  } catch {
    // Storage is full or forbidden: it can be withdrawn until the window is closed.
  }
}
