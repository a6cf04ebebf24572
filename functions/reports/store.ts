import {
  type Days,
  idOf,
  invoiceRowRange,
  invoiceRows,
  listItemKey,
  listOfBusiness,
  receiptKey,
} from '#functions/data/table/keys.ts';
import { between, startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { customerInvoicesIn } from '#functions/domain/invoice/customer-invoices.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import type { ReceiptRecord } from '#functions/domain/receipt/receipt-record.ts';

/** DynamoDB's limit. */
const PER_READ = 100;

/** The names of customers of a business by id; without those deleted since. */
export async function customerNames(
  table: Table,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const list = listOfBusiness(businessId, 'CUSTOMER');
  const names = new Map<string, string>();
  for (let start = 0; start < ids.length; start += PER_READ) {
    const keys = ids.slice(start, start + PER_READ).map((id) => listItemKey(list, id));
    for (const customer of await table.getAll<{ sk: string; name: string }>(keys))
      names.set(idOf(customer), customer.name);
  }
  return names;
}

/** The list rows of the invoices issued in a period, at most `limit`. */
export function rowsIssued(
  table: Table,
  businessId: string,
  { days, limit }: { days: Days; limit: number },
): Promise<InvoiceRow[]> {
  return table.query<InvoiceRow>({ ...between(invoiceRowRange(businessId, days)), Limit: limit });
}

/** All receipts of a business. */
export function receiptsOf(table: Table, businessId: string): Promise<ReceiptRecord[]> {
  return table.query<ReceiptRecord>(startingWith(receiptKey(businessId)));
}

/** The deposit requests of a business that were paid, if only in part. Reads all its list rows. */
export async function paidDeposits(table: Table, businessId: string): Promise<InvoiceRecord[]> {
  const rows = await table.query<InvoiceRow>({
    ...startingWith(invoiceRows(businessId)),
    FilterExpression: 'attribute_exists(j) AND attribute_exists(l)',
    ProjectionExpression: 'sk',
  });
  return customerInvoicesIn(table, businessId).readAll(rows);
}
