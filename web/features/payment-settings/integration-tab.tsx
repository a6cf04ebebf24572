import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { CardPaymentsDisabled } from './card-payments-disabled.tsx';
import { StripeConnection } from './stripe-connection.tsx';

/** Card payments: the connection to Stripe, or how to have it enabled (spec 2 §2). */
export function IntegrationTab({ settings }: { settings: PaymentSettings | null }) {
  return settings?.paymentIntegrationEnabled === true ? <StripeConnection /> : <CardPaymentsDisabled />;
}
