import type { OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { CheckoutRequest } from '#functions/services/card-payments.ts';
import { languageAt } from '#shared/locale/language.ts';
import { debitedWhen } from '#shared/saved-card/agreement.ts';
import { holderOf, type SavingDependencies } from './saving.ts';

export type CheckoutDependencies = SavingDependencies & { readonly siteUrl: string };

/**
 * What the provider is asked for a reserved checkout; always the same for one reservation. Throws CONFLICT if a card is
 * to be saved and the customer was deleted meanwhile.
 */
export async function checkoutRequest(
  dependencies: CheckoutDependencies,
  { record, invoice, business }: PublishedInvoice,
  reserved: OpenCheckout,
): Promise<CheckoutRequest> {
  const { accountId, agreementId, isDebit, isBusiness = false } = reserved;
  const { id, invoiceNumber: number, businessId, customerId, isDeposit, billingProvince, billingCountry } = record;
  const language = record.language || languageAt({ province: billingProvince, country: billingCountry });
  const every = agreementId && debitedWhen(language, invoice.company.name ?? '');
  return {
    accountId,
    invoice: { id, number, version: reserved.version, businessId, isDeposit },
    language,
    amountCents: reserved.amountCents,
    currency: reserved.currency,
    customerEmail: record.billingEmail,
    returnUrl: `${dependencies.siteUrl}/pay/${id}`,
    expiresAt: reserved.expiresAt,
    ...(agreementId && { agreementId, customerId, savesCardOf: await holderOf(dependencies, { record, accountId }) }),
    ...(isDebit && { debit: { isBusiness, ...(every && { every }) } }),
    isLinkHidden: business.isLinkHidden,
    idempotencyKey: `checkout-${id}-${reserved.attempt}`,
  };
}
