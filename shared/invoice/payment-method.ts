/** Payment methods of an invoice (spec 1 §9). */
export const PAYMENT_METHODS = ['card', 'bank', 'e-transfer', 'cash'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Labels of the payment methods (spec 1 §9). */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Credit Card',
  bank: 'Bank Transfer',
  'e-transfer': 'E-Transfer',
  cash: 'Cash',
};

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'bank';
