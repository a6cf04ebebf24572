import { activityRoutes } from './activity.ts';
import { adminRoutes } from './admin.ts';
import { appointmentRoutes } from './appointments.ts';
import { attachmentRoutes } from './attachments.ts';
import { authRoutes } from './auth.ts';
import { businessRoutes } from './business.ts';
import { businessExportRoutes } from './business-export.ts';
import { companyRoutes } from './companies.ts';
import { contactRoutes } from './contact.ts';
import { customerRoutes } from './customers.ts';
import { emailVerificationRoutes } from './email-verification.ts';
import { employeeRoutes } from './employees.ts';
import { estimatePdfRoutes } from './estimate-pdf.ts';
import { estimateRoutes } from './estimates.ts';
import { invitationRoutes } from './invitations.ts';
import { invoiceDeliveryRoutes } from './invoice-delivery.ts';
import { invoicePaymentRoutes } from './invoice-payments.ts';
import { invoicePdfRoutes } from './invoice-pdf.ts';
import { invoiceRoutes } from './invoices.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { paymentSettingsRoutes } from './payment-settings.ts';
import { productRoutes } from './products.ts';
import { profileRoutes } from './profile.ts';
import { receiptRoutes } from './receipts.ts';
import { reportRoutes } from './reports.ts';
import { savedCardRoutes } from './saved-cards.ts';
import { securityRoutes } from './security.ts';
import { seriesRoutes } from './series.ts';
import { stripeRoutes } from './stripe.ts';
import { stripeEventRoutes } from './stripe-events.ts';
import { userRoutes } from './users.ts';

/** All calls by resource. Each key is one Lambda (`functions/<key>/handler.ts`) and one OpenAPI tag. */
export const api = {
  activity: activityRoutes,
  admin: adminRoutes,
  appointments: appointmentRoutes,
  attachments: attachmentRoutes,
  auth: authRoutes,
  business: businessRoutes,
  'business-export': businessExportRoutes,
  companies: companyRoutes,
  contact: contactRoutes,
  customers: customerRoutes,
  'email-verification': emailVerificationRoutes,
  employees: employeeRoutes,
  estimates: estimateRoutes,
  invitations: invitationRoutes,
  invoices: invoiceRoutes,
  'invoice-delivery': invoiceDeliveryRoutes,
  'invoice-payments': invoicePaymentRoutes,
  'invoice-pdf': { ...invoicePdfRoutes, ...estimatePdfRoutes },
  'password-reset': passwordResetRoutes,
  'payment-settings': paymentSettingsRoutes,
  products: productRoutes,
  profile: profileRoutes,
  receipts: receiptRoutes,
  reports: reportRoutes,
  'saved-cards': savedCardRoutes,
  security: securityRoutes,
  series: seriesRoutes,
  stripe: stripeRoutes,
  'stripe-events': stripeEventRoutes,
  users: userRoutes,
} as const;

export type Api = typeof api;
/** The name of a resource and of its folder under `functions`. */
export type Resource = keyof Api;
