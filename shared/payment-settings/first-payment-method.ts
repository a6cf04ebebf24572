import { DEFAULT_PAYMENT_METHOD, type PaymentMethod, payableMethod } from '#shared/payment-methods.ts';
import type { PaymentSettings } from './schema.ts';

/**
 * The payment method of a new invoice: the business's default, or else by bank (spec 1 §4), unless the business only has
 * details for another one.
 */
export function firstPaymentMethod(
  settings: Omit<PaymentSettings, 'paymentIntegrationEnabled'> | null | undefined,
): PaymentMethod {
  return settings?.paymentMethod ?? payableMethod(DEFAULT_PAYMENT_METHOD, settings ?? {});
}
