import {
  creditReceipt,
  creditReceipts,
  customerReceipt,
  customerReceipts,
  listItemKey,
  listOfBusiness,
  receiptKey,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, putNew } from '#functions/data/table/write.ts';
import { type ReceiptRecord, restCents } from './receipt-record.ts';

/** The receipts of one business. */
export type Receipts = ReturnType<typeof receiptsIn>;

/** Opens the receipts of a business. */
export function receiptsIn(table: Table, businessId: string) {
  return {
    find: (receiptId: string) => table.get<ReceiptRecord>(receiptKey(businessId, receiptId)),
    /** All receipts of a customer, oldest first; sees every write before it. */
    listOf: (customerId: string) =>
      table.query<ReceiptRecord>(startingWith(customerReceipts(businessId, customerId), 'lsi2')),
    /** The receipts of which something is credit, by customer. Reads only those, not all receipts. */
    listWithCredit: () => table.query<ReceiptRecord>(startingWith(creditReceipts(businessId), 'lsi1')),
  };
}

/** The writes that store a new receipt; one of them fails if its id is used, or its customer was deleted. */
export function newReceipt(receipt: ReceiptRecord): { receipt: Write; receiptCustomer: Write } {
  const { businessId, customerId } = receipt;
  const Key = listItemKey(listOfBusiness(businessId, 'CUSTOMER'), customerId);
  return {
    receipt: receiptWrite(receipt),
    receiptCustomer: { ConditionCheck: { Key, ConditionExpression: 'attribute_exists(pk)' } },
  };
}

/** The write of a receipt's next version; fails unless it succeeds the stored one. */
export function receiptWrite(receipt: ReceiptRecord): Write {
  const { businessId, id, version } = receipt;
  const { lsi1sk: _credit, ...record } = receipt as ReceiptRecord & { readonly lsi1sk?: string };
  const item = {
    ...{ ...record, ...receiptKey(businessId, id), lsi2sk: customerReceipt(receipt) },
    ...(restCents(receipt) > 0 && { lsi1sk: creditReceipt(receipt) }),
  };
  return version === 1 ? putNew(item) : { Put: { Item: item, ...ifEqual({ version: version - 1 }) } };
}
