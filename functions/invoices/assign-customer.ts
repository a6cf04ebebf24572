import { retry } from '#functions/data/table/retry.ts';
import { isStale } from '#functions/data/table/version.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { closeCheckout } from '#functions/domain/invoice/change-ledger.ts';
import { hasReceipt, type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { KeptCustomers, WithCustomer } from '#functions/domain/invoice/kept-customer.ts';
import { withSavingAfter } from '#functions/domain/invoice/saving-after.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { CustomerAssignment, Invoice } from '#shared/invoice/schema.ts';
import { CUSTOMER_PAID } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { ownInvoice } from './invoices.ts';

type Dependencies = {
  readonly invoices: Invoices;
  readonly payments: CardPayments;
  readonly customers: Pick<CustomerList, 'find'>;
  readonly kept: KeptCustomers;
};

type Request = {
  readonly caller: Caller;
  readonly invoiceId: string;
  readonly body: CustomerAssignment;
  readonly now: Date;
};

/**
 * Gives an invoice of any status to a customer, or keeps its recipient as one; nothing else of it changes (decision
 * F136). Throws NOT_FOUND if the business has no such invoice or customer, CONFLICT if the given version is outdated,
 * INVALID_REQUEST without a customer or a recipient with an email.
 */
export async function assignCustomer(
  dependencies: Dependencies,
  { caller, invoiceId, body: { customerId, version }, now }: Request,
): Promise<Invoice> {
  const { invoices, payments } = dependencies;
  const assigned = await retry('customer-assignment', async () => {
    const before = await ownInvoice({ invoices }, caller, invoiceId);
    const { customer, writes } = await wanted(dependencies, { before, customerId, now });
    if (customer.id === before.customerId) {
      noteUnchanged();
      return before;
    }
    if (before.customerId && hasReceipt(before)) throw refusal({ CUSTOMER_PAID });
    if (isStale(before, version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'invoice' });
    await closeCheckout(payments, before);
    const after = withCustomer(before, { customerId: customer.id, now });
    const failed = await invoices.replace({ before, after, events: [], also: writes, assignedTo: customer.name });
    return failed === null ? after : null;
  });
  if (!assigned) throw refusal({ CHANGED_MEANWHILE }, { what: 'invoice' });
  return toInvoice(assigned);
}

type Wanted = { before: InvoiceRecord; customerId: string | undefined; now: Date };

async function wanted({ customers, kept }: Dependencies, { before, customerId, now }: Wanted): Promise<WithCustomer> {
  if (customerId) return { customer: orNotFound(await customers.find(customerId), 'customer'), writes: {} };
  const found = await kept.of(before, now);
  if (!found) throw invalidRequest([{ path: 'customerId', rule: 'required' }]);
  return found;
}

function withCustomer(before: InvoiceRecord, { customerId, now }: { customerId: string; now: Date }): InvoiceRecord {
  const { keepCustomer: _kept, checkout: _closed, ...content } = before;
  const after = { ...content, customerId, version: before.version + 1, updatedAt: now.toISOString() };
  return withSavingAfter(before, after);
}
