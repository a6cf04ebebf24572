import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { anInvoiceChargedLater } from './a-saved-card.ts';
import { storedItem, storeItem } from './emulators.ts';
import { aCustomer, aSentInvoice, type Person } from './given.ts';

/** An invoice whose charges of a saved card all failed. */
export async function anInvoiceChargedNoMore(by: Person): Promise<Invoice> {
  const { invoice } = await anInvoiceChargedLater(by);
  const charge = { card: { brand: 'visa', last4: '4242' }, cardId: 'a', tries: 4, over: 'declined' };
  await withFields(invoice.id, { charge });
  return invoice;
}

/** A sent invoice with which a card can be saved, of a customer without one. */
export async function anInvoiceToSaveWith(by: Person, changes: Partial<InvoiceInput> = {}): Promise<Invoice> {
  const { id: customerId } = await aCustomer(by);
  const invoice = await aSentInvoice(by, { customerId, ...changes });
  await withFields(invoice.id, { savesCard: true });
  return invoice;
}

/** Stores fields of an invoice that only runs of the product change. */
async function withFields(id: string, fields: object): Promise<void> {
  await storeItem({ ...(await storedItem(`INVOICE#${id}`, 'INVOICE')), ...fields });
}
