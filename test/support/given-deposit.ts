import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { aCustomer, anInvoice, aPayment, aSentInvoice, type Person } from './given.ts';

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

/** The account of a customer. */
export async function accountOf(by: Person, customerId: string | undefined): Promise<CustomerAccount> {
  return (await by.call<CustomerAccount>('GET', `/customers/${customerId}/account`)).body;
}
