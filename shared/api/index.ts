import { adminRoutes } from './admin.ts';
import { authRoutes } from './auth.ts';
import { companyRoutes } from './companies.ts';
import { invoiceDeliveryRoutes } from './invoice-delivery.ts';
import { invoicePdfRoutes } from './invoice-pdf.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentSettingsRoutes } from './payment-settings.ts';
import { profileRoutes } from './profile.ts';
import { stripeRoutes } from './stripe.ts';
import { stripeEventRoutes } from './stripe-events.ts';
import { userRoutes } from './users.ts';

/** Every call, by resource. One key is one Lambda (`functions/<key>/handler.ts`) and one OpenAPI tag. */
export const api = {
  admin: adminRoutes,
  auth: authRoutes,
  companies: companyRoutes,
  invoices: invoiceRoutes,
  'invoice-delivery': invoiceDeliveryRoutes,
  'invoice-pdf': invoicePdfRoutes,
  'payment-settings': paymentSettingsRoutes,
  profile: profileRoutes,
  stripe: stripeRoutes,
  'stripe-events': stripeEventRoutes,
  users: userRoutes,
} as const;

export type Api = typeof api;
/** The name of a resource, and of its folder under `functions`. */
export type Resource = keyof Api;
