import { ClaimAnswer, ClaimInput, PaymentClaim } from '#shared/ledger/claim.ts';
import { InvoicePayments, PaymentInput, VoidInput } from '#shared/ledger/schema.ts';
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
  claim: {
    method: 'POST',
    path: '/invoices/{id}/payment-claims',
    access: 'public',
    summary: 'Tell the business that an e-Transfer was sent',
    body: ClaimInput,
    response: PaymentClaim,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
    throttle: 'strict',
  },
  answerClaim: {
    method: 'POST',
    path: '/invoices/{id}/payment-claims/{claimId}',
    access: 'member',
    audit: 'invoice.answer-claim',
    summary: 'Confirm or dismiss that an e-Transfer was received',
    body: ClaimAnswer,
    response: InvoicePayments,
    errors: ['NOT_FOUND', 'CONFLICT', 'PROVIDER_FAILED'],
  },
});
