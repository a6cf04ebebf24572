import { InvoicePayments, PaymentInput, RefundInput, VoidInput } from '#shared/ledger/schema.ts';
import { routes } from './route.ts';

export const invoicePaymentRoutes = routes({
  list: {
    method: 'GET',
    path: '/invoices/{id}/payments',
    access: 'member',
    summary: 'List the payments of an invoice, oldest first',
    response: InvoicePayments,
    errors: ['NOT_FOUND'],
  },
  record: {
    method: 'POST',
    path: '/invoices/{id}/payments',
    access: 'member',
    audit: 'invoice.pay',
    summary: 'Record a payment that was received',
    body: PaymentInput,
    response: InvoicePayments,
    errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_FAILED'],
  },
  void: {
    method: 'POST',
    path: '/invoices/{id}/payments/{paymentId}/void',
    access: 'member',
    audit: 'invoice.void-payment',
    summary: 'Void a payment that was recorded by mistake',
    body: VoidInput,
    response: InvoicePayments,
    errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_FAILED'],
  },
  refund: {
    method: 'POST',
    path: '/invoices/{id}/refunds',
    access: 'member',
    audit: 'invoice.refund',
    summary: 'Refund a payment: by card through the card provider, any other is only recorded',
    body: RefundInput,
    response: InvoicePayments,
    errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_FAILED'],
  },
});
