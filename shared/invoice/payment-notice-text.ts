import type { PaymentNotice, PaymentNoticeTexts } from './payment-notice.ts';

/**
 * A problem with an invoice's payments in words. It takes the texts rather than a language, so that the invoice list
 * ships those of one language only.
 */
export function paymentNoticeText<Code extends PaymentNotice['code']>(
  notice: Extract<PaymentNotice, { code: Code }>,
  texts: PaymentNoticeTexts,
): string {
  return texts[notice.code as Code](notice);
}
