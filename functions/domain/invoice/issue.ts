import type { Businesses } from '#functions/domain/people/businesses.ts';
import { issued } from '#shared/document/pricing.ts';
import { type EnteredDetails, enteredDetails } from '#shared/payment-methods.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** A draft as SENT: its taxes no longer change, and it keeps the current payment details. Any other stays as it is. */
export async function issue(
  businesses: Pick<Businesses, 'findCompany' | 'findPaymentSettings'>,
  invoice: InvoiceRecord,
): Promise<InvoiceRecord> {
  if (invoice.status !== 'DRAFT') return invoice;
  const [company, payTo] = await Promise.all([
    businesses.findCompany(invoice.businessId),
    currentDetails(businesses, invoice.businessId),
  ]);
  return { ...issued(invoice, company), status: 'SENT', payTo };
}

/** The payment details that a business uses now. */
export async function currentDetails(
  businesses: Pick<Businesses, 'findPaymentSettings'>,
  businessId: string,
): Promise<EnteredDetails> {
  return enteredDetails((await businesses.findPaymentSettings(businessId)) ?? {});
}
