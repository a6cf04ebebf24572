import { DETAILED_METHODS, detailsOf, type PaymentMethod } from '#shared/payment-methods.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { t } from './texts.en.ts';

/** Payment instructions, or the settings tab where they are missing. */
export type PaymentDetails = { readonly text: string; readonly missing?: 'payment' | 'integration' };

/** The most details that the text names; the rest are on the invoice. */
const NAMED = 3;

/** The payment instructions shown on the invoice for its payment method; null if there are none. */
export function paymentDetails(method: PaymentMethod, settings: PaymentSettings | null): PaymentDetails | null {
  if (method === 'card') {
    return settings?.paymentIntegrationEnabled
      ? { text: t.paysByCard }
      : { text: t.cardUnavailable, missing: 'integration' };
  }
  const detailed = DETAILED_METHODS.find((one) => one === method);
  if (!detailed) return null;
  const known = detailsOf(detailed).flatMap(({ field }) => settings?.[field] || []);
  return known.length > 0
    ? { text: t.paidTo({ details: known.slice(0, NAMED).join(', ') }) }
    : { text: t.noDetails[detailed], missing: 'payment' };
}
