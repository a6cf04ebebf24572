import {
  DEFAULT_PAYMENT_METHOD,
  DETAILED_METHODS,
  detailsOf,
  type EnteredDetails,
  hasDetails,
  type PaymentMethod,
} from '#shared/payment-methods.ts';
import type { PaymentSettings } from './schema.ts';

/**
 * The payment method of a new invoice: the business's default, or else by bank (spec 1 §4), unless the business only has
 * details for another one.
 */
export function firstPaymentMethod(
  settings: Omit<PaymentSettings, 'paymentIntegrationEnabled'> | null | undefined,
): PaymentMethod {
  if (settings?.paymentMethod) return settings.paymentMethod;
  const details: EnteredDetails = settings ?? {};
  if (detailsOf(DEFAULT_PAYMENT_METHOD).some(({ field }) => details[field])) return DEFAULT_PAYMENT_METHOD;
  return DETAILED_METHODS.find((method) => hasDetails(method, details)) ?? DEFAULT_PAYMENT_METHOD;
}
