import type { PaymentTermsChoice } from '#shared/document/payment-terms.ts';

/** The payment terms to choose from. Their text is the document's, whatever the language of the app. */
export const PAYMENT_TERMS_LABELS: Readonly<Record<PaymentTermsChoice, string>> = {
  due_on_receipt: 'Due on receipt',
  due_in_14_days: 'Due in 14 days',
  due_in_15_days: 'Due in 15 days',
  due_in_30_days: 'Due in 30 days',
  due_in_60_days: 'Due in 60 days',
  due_in_90_days: 'Due in 90 days',
  end_of_month: 'End of the month',
  end_of_next_month: 'End of next month',
  custom: 'Custom',
};
