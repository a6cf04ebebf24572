import { savedCardKey, savedCardMethod } from '#functions/data/table/keys.ts';
import type { SavedCardRecord } from '#functions/domain/saved-card/saved-cards.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { storedItem, storeItem } from './emulators.ts';
import { aCustomer, aSentInvoice, type Person } from './given.ts';

/** A customer with a saved card, Visa 4242, as a payment stores it; the card provider has no such card. */
export async function aCustomerWithCard(
  by: Person,
  { name, text = 'Save this card' }: { name?: string; text?: string } = {},
): Promise<{ readonly customer: Customer; readonly card: SavedCardRecord }> {
  const customer = await aCustomer(by, name ? { name } : {});
  const at = new Date().toISOString();
  const card: SavedCardRecord = {
    ...{ id: crypto.randomUUID(), businessId: by.businessId, customerId: customer.id, brand: 'visa', last4: '4242' },
    ...{ accountId: 'acct_local', holderId: 'cus_local', methodId: `pm_${crypto.randomUUID()}`, savedAt: at },
    agreement: { text, at, address: '203.0.113.7', agent: 'Firefox' },
    ...{ invoiceId: 'A'.repeat(22), invoiceNumber: 'INV-1' },
  };
  const lsi1sk = savedCardMethod(card.methodId);
  await storeItem({ ...card, ...savedCardKey(by.businessId, customer.id), lsi1sk });
  return { customer, card };
}

/** A sent invoice of a customer with a saved card, as a series leaves it that charges that card on a day far ahead. */
export async function anInvoiceChargedLater(
  by: Person,
): Promise<{ readonly customer: Customer; readonly invoice: Invoice }> {
  const { customer, card } = await aCustomerWithCard(by);
  const invoice = await aSentInvoice(by, { customerId: customer.id });
  const on = '2999-12-31';
  const charge = { card: { brand: 'visa', last4: '4242' }, cardId: card.id, on, firstOn: on, tries: 0 };
  const item = await storedItem(`INVOICE#${invoice.id}`, 'INVOICE');
  await storeItem({ ...item, savesCard: true, charge: { ...charge, announcedCents: 20_000 } });
  return { customer, invoice };
}
