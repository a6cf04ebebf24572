import { newId } from '#functions/data/table/ids.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { CardAgreement, CardAgreements } from '#functions/domain/saved-card/agreements.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { Client } from '#functions/services/client.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CARD_NOT_SAVED_HERE } from '#shared/refusals/saved-cards.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';

export type SavingDependencies = {
  readonly agreements: (businessId: string) => Pick<CardAgreements, 'add' | 'find'>;
  readonly customersOf: (businessId: string) => Pick<CustomerList, 'find'>;
  readonly payments: Pick<CardPayments, 'createHolder'>;
};

type Agreed = {
  readonly found: PublishedInvoice;
  /** Whether their bank account is saved, rather than a card. */
  readonly isDebit: boolean;
  readonly client: Client;
  readonly now: Date;
};

/**
 * Keeps what the payer of an invoice agrees to by paying with their card or bank account saved: the words of the page,
 * and where they agreed from. Returns its id. Throws CONFLICT if none is saved with this invoice.
 */
export async function agree({ agreements, customersOf }: SavingDependencies, agreed: Agreed): Promise<string> {
  const { found, now } = agreed;
  const { id: invoiceId, invoiceNumber, businessId, customerId, savesCard } = found.record;
  const customer = savesCard && customerId ? await customersOf(businessId).find(customerId) : undefined;
  if (!customer) throw refusal({ CARD_NOT_SAVED_HERE });
  const id = newId();
  await agreements(businessId).add({
    ...{ id, customerId: customer.id, invoiceId, invoiceNumber },
    ...{ ...evidenceOf(agreed), at: now.toISOString() },
  });
  return id;
}

/** Whether an earlier agreement has the words of the page as they are now, and came from the same place. */
export async function isAgreedAlike(
  { agreements }: Pick<SavingDependencies, 'agreements'>,
  agreementId: string,
  agreed: Agreed,
): Promise<boolean> {
  const earlier = await agreements(agreed.found.record.businessId).find(agreementId);
  const { text, address, agent } = evidenceOf(agreed);
  return earlier?.text === text && earlier.address === address && earlier.agent === agent;
}

function evidenceOf({ found, isDebit, client }: Agreed): Pick<CardAgreement, 'text' | 'address' | 'agent'> {
  const { language = 'en', company } = found.invoice;
  const { ask, terms } = cardAgreement(language, company.name ?? '', isDebit ? 'debit' : 'card');
  return { text: `${ask}\n${terms}`, address: client.address ?? '', agent: client.device ?? '' };
}

/**
 * The provider's id for the holder of the customer's cards and accounts. Name and email are those on the invoice, since
 * anyone with the link sees them on the provider's page. Throws CONFLICT if the customer was deleted meanwhile.
 */
export async function holderOf(
  { customersOf, payments }: SavingDependencies,
  { record, accountId }: { record: InvoiceRecord; accountId: string },
): Promise<string> {
  const { businessId, customerId = '', billingName: name, billingEmail: email } = record;
  if (!(await customersOf(businessId).find(customerId))) throw refusal({ CARD_NOT_SAVED_HERE });
  return payments.createHolder({ accountId, businessId, customerId, name, email });
}
