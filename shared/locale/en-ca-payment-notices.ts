import type { PaymentNoticeTexts } from '#shared/invoice/payment-notice.ts';

/** Canadian English for problems with an invoice's payments. */
export const enCaPaymentNotices: PaymentNoticeTexts = {
  DISPUTED: () => 'A card payment for this invoice is disputed. Please respond in your Stripe dashboard.',
  INQUIRY: () => 'A bank is asking about a payment for this invoice. Please respond in your Stripe dashboard.',
  REFUND_FAILED: () => 'A refund of this invoice failed at the bank. You still owe your customer this amount.',
  LATE_PAYMENT: ({ closedBy }) =>
    `A payment came in after this invoice was ${closedBy === 'WRITE_OFF' ? 'written off' : 'cancelled'}.`,
  OTHER_CURRENCY: () => 'A card payment came in a different currency than the invoice.',
  OVERPAID: () => 'More was paid than this invoice charges.',
  DISPUTE_LOST: () => 'A disputed card payment for this invoice went back to the customer.',
  DEBIT_RETURNED: () => 'The customer’s bank returned a payment of this invoice. The amount is owed again.',
};
