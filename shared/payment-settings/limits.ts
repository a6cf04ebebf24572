/** Maximum lengths of the payment settings' fields, in characters. */
export const PAYMENT_LIMITS = {
  bankName: 100,
  accountName: 100,
  accountNumber: 50,
  swiftCode: 20,
  iban: 40,
  eTransferEmail: 254,
} as const;
