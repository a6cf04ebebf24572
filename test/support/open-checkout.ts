import type { CardPayments, Checkout, CheckoutRequest } from '#functions/services/card-payments.ts';

/** Opens a page on which to pay. Throws if the provider refuses the amount. */
export async function openCheckout(
  payments: Pick<CardPayments, 'createCheckout'>,
  request: CheckoutRequest,
): Promise<Checkout> {
  const checkout = await payments.createCheckout(request);
  if (!checkout) throw new Error('The provider refused the amount');
  return checkout;
}
