import type { PaymentTermsChoice } from '#shared/document/payment-terms.ts';

/** The payment terms to choose from. Their text is the document's, whatever the language of the app. */
export const PAYMENT_TERMS_LABELS: Readonly<Record<PaymentTermsChoice, string>> = {
  due_on_receipt: 'À la réception',
  due_in_14_days: 'Dans 14 jours',
  due_in_15_days: 'Dans 15 jours',
  due_in_30_days: 'Dans 30 jours',
  due_in_60_days: 'Dans 60 jours',
  due_in_90_days: 'Dans 90 jours',
  end_of_month: 'À la fin du mois',
  end_of_next_month: 'À la fin du mois suivant',
  custom: 'Autres modalités',
};
