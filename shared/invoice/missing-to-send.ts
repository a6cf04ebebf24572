import type { Company } from '#shared/company/schema.ts';
import { hasBankDetails } from '#shared/payment-settings/bank-details.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';

/** What an invoice should not go out without: who it is from, and how to pay it. */
export type MissingToSend = 'name' | 'address' | 'payment';

type Business = {
  /** Null when nothing was entered yet. */
  company: Pick<Company, 'name' | 'address'> | null;
  /** Null when nothing was entered yet. */
  settings: Pick<
    PaymentSettings,
    'bankName' | 'accountName' | 'accountNumber' | 'swiftCode' | 'iban' | 'eTransferEmail'
  > | null;
  /** Whether cards can be charged now. */
  takesCards: boolean;
};

/** What a business has not entered yet that the recipients of its invoices need, in the order to enter it. */
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
