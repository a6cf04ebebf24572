/** The card provider's redirect result: `?payment=success` or `?payment=cancelled`. */
export type PaymentReturn = 'none' | 'processing' | 'cancelled';

const MEANING: ReadonlyMap<string | null, PaymentReturn> = new Map([
  ['success', 'processing'],
  ['cancelled', 'cancelled'],
]);

/** Reads the redirect result. Anyone can type the address, so a success only counts as processing. */
export function paymentReturnIn(search: string): PaymentReturn {
  return MEANING.get(new URLSearchParams(search).get('payment')) ?? 'none';
}

/** Removes the result from the address, so that a reload does not repeat it. */
export function clearPaymentReturn(): void {
  const url = new URL(location.href);
  url.searchParams.delete('payment');
  history.replaceState(history.state, '', url);
}
