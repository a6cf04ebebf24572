import type { Company } from '#shared/company/schema.ts';
import { hasBankDetails } from '#shared/payment-settings/bank-details.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';

/** Business details that an invoice should not be sent without: who it is from, and how to pay it. */
export type MissingToSend = 'name' | 'address' | 'payment';

type Business = {
  /** Null when nothing has been entered yet. */
  company: Pick<Company, 'name' | 'address'> | null;
  /** Null when nothing has been entered yet. */
  settings: Pick<
    PaymentSettings,
    'bankName' | 'accountName' | 'accountNumber' | 'swiftCode' | 'iban' | 'eTransferEmail'
  > | null;
  /** Whether cards can currently be charged. */
  takesCards: boolean;
};

/** The details that recipients need and the business has not entered yet, in the order to enter them. */
export function missingToSend({ company, settings, takesCards }: Business): MissingToSend[] {
  const canBePaid = takesCards || isFilled(settings?.eTransferEmail) || (settings !== null && hasBankDetails(settings));
  return [
    ...(isFilled(company?.name) ? [] : (['name'] as const)),
    ...(isFilled(company?.address) ? [] : (['address'] as const)),
    ...(canBePaid ? [] : (['payment'] as const)),
  ];
}

function isFilled(text: string | undefined): boolean {
  return Boolean(text?.trim());
}
