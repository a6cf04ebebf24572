import type { PaymentNotice, PaymentNoticeTexts } from './payment-notice.ts';

/** A problem with an invoice's payments in words, in the language of the texts. */
export function paymentNoticeText<Code extends PaymentNotice['code']>(
  notice: Extract<PaymentNotice, { code: Code }> & { code: Code },
  texts: PaymentNoticeTexts,
): string {
  return texts[notice.code](notice);
}
