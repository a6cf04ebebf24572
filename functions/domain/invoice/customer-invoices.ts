import { customerInvoiceRows, idOf, invoiceKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { InvoiceRow } from './invoice-row.ts';

/** The invoices of a business that name a customer. */
export type CustomerInvoices = ReturnType<typeof customerInvoicesIn>;

/** Opens the invoices of a business by customer. */
export function customerInvoicesIn(table: Table, businessId: string) {
  const readAll = async (rows: readonly Pick<InvoiceRow, 'sk'>[]) => {
    const records: InvoiceRecord[] = [];
    for (let start = 0; start < rows.length; start += PER_READ) {
      const keys = rows.slice(start, start + PER_READ).map((row) => invoiceKey(idOf({ sk: row.sk })));
      records.push(...(await table.getAll<InvoiceRecord>(keys)));
    }
    const byId = new Map(records.map((record) => [record.id, record]));
    return rows.flatMap((row) => byId.get(idOf(row)) ?? []);
  };
  return {
    /** The invoices of rows, in the same order; omits those deleted since. */
    readAll,
    /** Their list rows, newest issue date first; sees every write before it. */
    async listRows(customerId: string): Promise<InvoiceRow[]> {
      const rows = await table.query<InvoiceRow>(startingWith(customerInvoiceRows(businessId, customerId), 'lsi2'));
      return rows.toReversed();
    },
  };
}

/** DynamoDB's limit. */
const PER_READ = 100;
