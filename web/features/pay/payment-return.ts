/** What the card provider sent the payer back with: `?payment=success` or `?payment=cancelled`. */
export type PaymentReturn = 'none' | 'processing' | 'cancelled';

const MEANING: Readonly<Record<string, PaymentReturn>> = { success: 'processing', cancelled: 'cancelled' };

/** Reads how the payer came back; the address proves nothing, so a success is only being processed. */
export function paymentReturnIn(search: string): PaymentReturn {
  return MEANING[new URLSearchParams(search).get('payment') ?? ''] ?? 'none';
}

/** Takes the result out of the address, so that a reload does not tell it again. */
export function forgetPaymentReturn(): void {
  const url = new URL(location.href);
  url.searchParams.delete('payment');
  history.replaceState(history.state, '', url);
}
