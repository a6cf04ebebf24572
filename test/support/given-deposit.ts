import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { ApiResponse } from './client.ts';
import { aCustomer, anInvoice, aPayment, aPerson, aSentInvoice, type Person } from './given.ts';

/** The place of a customer in Québec. */
export const IN_QUEBEC = { billingProvince: 'Québec', billingCountry: 'Canada' };

/** A person whose business charges the taxes of Québec. */
export async function aPersonInQuebec(): Promise<Person> {
  const person = await aPerson();
  const taxRegistrations = { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' };
  await person.call('POST', '/companies', { body: { name: 'Boréal', province: 'Québec', taxRegistrations } });
  return person;
}

/** What a deposit request of an amount is made of. */
export function aDeposit(amount: number, changes: Partial<InvoiceInput> = {}): InvoiceInput {
  return anInvoice({
    isDeposit: true,
    invoiceNumber: `DEP-${crypto.randomUUID().slice(0, 8)}`,
    items: [{ name: 'Deposit', quantity: 1, rate: amount }],
    ...changes,
  });
}

/** A deposit request that was sent; of a new customer, unless one is named. */
export async function aSentDeposit(by: Person, amount: number, changes: Partial<InvoiceInput> = {}): Promise<Invoice> {
  const customerId = changes.customerId ?? (await aCustomer(by)).id;
  return aSentInvoice(by, aDeposit(amount, { ...changes, customerId }));
}

/** The same, paid by e-Transfer. */
export async function aPaidDeposit(by: Person, amount: number, changes: Partial<InvoiceInput> = {}): Promise<Invoice> {
  const deposit = await aSentDeposit(by, amount, changes);
  const body = aPayment({ amount, method: 'e-transfer', paidOn: '2026-03-04' });
  await by.call('POST', `/invoices/${deposit.id}/payments`, { body });
  return deposit;
}

/** Pays an invoice by a deposit, under a new id unless one is given. */
export function applyDeposit(
  by: Person,
  invoiceId: string,
  deposit: { readonly depositId: string; readonly id?: string; readonly amount?: number },
): Promise<ApiResponse<InvoicePayments & { reason?: string; details?: unknown }>> {
  const body = { id: crypto.randomUUID(), ...deposit };
  return by.call('POST', `/invoices/${invoiceId}/deposits`, { body });
}

/** The account of a customer. */
export async function accountOf(by: Person, customerId: string | undefined): Promise<CustomerAccount> {
  return (await by.call<CustomerAccount>('GET', `/customers/${customerId}/account`)).body;
}
