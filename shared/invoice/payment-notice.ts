import * as z from 'zod';

const notice = <const Code extends string, Params extends z.ZodRawShape>(code: Code, params: Params) =>
  z.object({ code: z.literal(code), ...params });

/** A problem with an invoice's payments that its owner should look into; `paymentNoticeText` words it. */
export const PaymentNotice = z.discriminatedUnion('code', [
  notice('DISPUTED', {}),
  /** A bank asks about a payment. */
  notice('INQUIRY', {}),
  /** A refund came back from the bank, and the amount is still owed to the customer. */
  notice('REFUND_FAILED', {}),
  /** A payment came in for an invoice that was closed. */
  notice('LATE_PAYMENT', { closedBy: z.enum(['CANCELLATION', 'WRITE_OFF']) }),
  notice('OTHER_CURRENCY', {}),
  notice('OVERPAID', {}),
  notice('DISPUTE_LOST', {}),
  /** A bank took a debit back, and the invoice is to be paid again. */
  notice('DEBIT_RETURNED', {}),
]);
export type PaymentNotice = z.infer<typeof PaymentNotice>;

/** How the notices read in one language. */
export type PaymentNoticeTexts = {
  readonly [Code in PaymentNotice['code']]: (notice: Extract<PaymentNotice, { code: Code }>) => string;
};
