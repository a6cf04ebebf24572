import type { PaymentSettingsInput } from './schema.ts';

/** What a bank transfer cannot do without. */
export const BANK_FIELDS = ['bankName', 'accountName', 'accountNumber'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

const BANK_DETAILS = [...BANK_FIELDS, 'swiftCode', 'iban'] as const;

type BankDetails = Readonly<Partial<Pick<PaymentSettingsInput, (typeof BANK_DETAILS)[number]>>>;

/** Whether a change touches the bank account, including removing a field. */
export function namesBankDetails(change: BankDetails): boolean {
  return BANK_DETAILS.some((field) => change[field] !== undefined);
}

/** Whether anything of a bank account is there. */
export function hasBankDetails(details: BankDetails): boolean {
  return BANK_DETAILS.some((field) => isFilled(details[field]));
}

/**
 * Which required fields of a bank account are empty although others are filled in: half an account would send a
 * customer's money nowhere. No bank account at all is fine: an e-transfer is enough to be paid by (spec 2 §5).
 */
export function missingBankFields(details: BankDetails): BankField[] {
  return hasBankDetails(details) ? BANK_FIELDS.filter((field) => !isFilled(details[field])) : [];
}

function isFilled(text: string | undefined): boolean {
  return Boolean(text?.trim());
}
