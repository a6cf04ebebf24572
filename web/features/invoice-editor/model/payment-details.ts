import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#shared/invoice/payment-method.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';

/** Payment instructions, or the settings tab where they are missing. */
export type PaymentDetails = { readonly text: string; readonly missing?: 'payment' | 'integration' };

/** The payment instructions shown on the invoice for its payment method; null if there are none. */
export function paymentDetails(method: PaymentMethod, settings: PaymentSettings | null): PaymentDetails | null {
  switch (method) {
    case 'bank':
      return bankDetails(settings);
    case 'e-transfer':
      return settings?.eTransferEmail
        ? { text: `To ${settings.eTransferEmail}` }
        : { text: 'The invoice does not say where to pay: add your e-Transfer email in', missing: 'payment' };
    case 'card':
      return settings?.paymentIntegrationEnabled
        ? { text: 'Your customer pays through this invoice’s link' }
        : { text: 'Your customer cannot pay by card yet: set up card payments in', missing: 'integration' };
    case 'cash':
      return null;
  }
}

/** The payment method of a new invoice: by bank (spec 1 §4), unless the business only has an e-Transfer address. */
export function firstPaymentMethod(settings: PaymentSettings | null): PaymentMethod {
  return settings?.eTransferEmail && bankDetails(settings).missing ? 'e-transfer' : DEFAULT_PAYMENT_METHOD;
}

function bankDetails(settings: PaymentSettings | null): PaymentDetails {
  const { bankName, accountName, accountNumber, iban } = settings ?? {};
  const known = [bankName, accountName, accountNumber || iban].filter(Boolean);
  return known.length > 0
    ? { text: `To ${known.join(', ')}` }
    : { text: 'The invoice does not say where to pay: add your bank details in', missing: 'payment' };
}
