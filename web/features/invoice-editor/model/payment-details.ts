import type { PaymentMethod } from '#shared/invoice/payment-method.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';

/** Where the money of an invoice goes, or that this is not known yet and on which tab of the settings it is entered. */
export type PaymentDetails = { readonly text: string; readonly missing?: 'payment' | 'integration' };

/** What the invoice will say of its payment method; null when there is nothing to add. */
export function paymentDetails(method: PaymentMethod, settings: PaymentSettings | null): PaymentDetails | null {
  switch (method) {
    case 'bank':
      return bankDetails(settings);
    case 'e-transfer':
      return settings?.eTransferEmail
        ? { text: `To ${settings.eTransferEmail}` }
        : { text: 'The invoice does not say where to: your e-transfer email is missing in', missing: 'payment' };
    case 'card':
      return settings?.paymentIntegrationEnabled
        ? { text: 'Your customer pays with the link of this invoice' }
        : { text: 'Your customer cannot pay by card before it is set up in', missing: 'integration' };
    case 'cash':
      return null;
  }
}

function bankDetails(settings: PaymentSettings | null): PaymentDetails {
  const { bankName, accountName, accountNumber, iban } = settings ?? {};
  const known = [bankName, accountName, accountNumber || iban].filter(Boolean);
  return known.length > 0
    ? { text: `To ${known.join(', ')}` }
    : { text: 'The invoice does not say where to: your bank details are missing in', missing: 'payment' };
}
