import type { PaymentSettingsInput } from './schema.ts';

/** Required fields of a bank account. */
export const BANK_FIELDS = ['bankName', 'accountName', 'accountNumber'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

const BANK_DETAILS = [...BANK_FIELDS, 'swiftCode', 'iban'] as const;

type BankDetails = Readonly<Partial<Pick<PaymentSettingsInput, (typeof BANK_DETAILS)[number]>>>;

const TRANSFER_FIELDS = [...BANK_DETAILS, 'eTransferEmail'] as const;

/** The details for paying by bank transfer or e-Transfer. */
export type TransferDetails = Readonly<Partial<Pick<PaymentSettingsInput, (typeof TRANSFER_FIELDS)[number]>>>;

/** The transfer details in payment settings, without blank ones. */
export function transferDetailsOf(settings: TransferDetails): TransferDetails {
  const filled = TRANSFER_FIELDS.filter((field) => isFilled(settings[field]));
  return Object.fromEntries(filled.map((field) => [field, settings[field]]));
}

/** Whether a change redirects transfers; an empty string removes a field. */
export function redirectsTransfers(before: TransferDetails, change: TransferDetails): boolean {
  return TRANSFER_FIELDS.some((field) => change[field] !== undefined && change[field] !== (before[field] ?? ''));
}

/** Whether any bank detail is set. */
export function hasBankDetails(details: BankDetails): boolean {
  return BANK_DETAILS.some((field) => isFilled(details[field]));
}

/**
 * The required bank fields that are empty while others are filled in: a customer could not use half an account. Having
 * no bank account is valid: an e-Transfer address is enough (spec 2 §5).
 */
export function missingBankFields(details: BankDetails): BankField[] {
  return hasBankDetails(details) ? BANK_FIELDS.filter((field) => !isFilled(details[field])) : [];
}

function isFilled(text: string | undefined): boolean {
  return Boolean(text?.trim());
}
