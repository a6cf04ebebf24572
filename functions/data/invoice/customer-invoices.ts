import { customerInvoiceRows, idOf, invoiceKey, invoiceRows } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { type InvoiceRow, toRow } from './invoice-row.ts';

/** A customer whose invoices are read. */
type Payer = Pick<Customer, 'id' | 'name' | 'email' | 'createdAt'>;

/** The invoices of a business that name a customer. */
export type CustomerInvoices = {
  /** Their list rows, newest issue date first; sees every write before it. */
  listRows: (customer: Payer) => Promise<InvoiceRow[]>;
  /** The invoices of rows, in the same order; omits those deleted since. */
  readAll: (rows: readonly Pick<InvoiceRow, 'sk'>[]) => Promise<InvoiceRecord[]>;
};

/** From this time on, the row of every invoice is in the index by customer. */
const ALL_INDEXED_FROM = '2026-12-01T00:00:00.000Z';

/** Opens the invoices of a business by customer. */
export function customerInvoicesIn(table: Table, businessId: string): CustomerInvoices {
  const readAll = async (rows: readonly Pick<InvoiceRow, 'sk'>[]) => {
    const records: InvoiceRecord[] = [];
    for (let start = 0; start < rows.length; start += PER_READ) {
      const keys = rows.slice(start, start + PER_READ).map((row) => invoiceKey(idOf({ sk: row.sk })));
      records.push(...(await table.getAll<InvoiceRecord>(keys)));
    }
    const byId = new Map(records.map((record) => [record.id, record]));
    return rows.flatMap((row) => byId.get(idOf(row)) ?? []);
  };
  /** Rows written before they named a customer, found by the copies of name and email in them. */
  const listOlderRows = async ({ id, name, email }: Payer): Promise<InvoiceRow[]> => {
    const rows = await table.query<Pick<InvoiceRow, 'sk' | 'lsi2sk' | 'c' | 'e'>>({
      ...startingWith(invoiceRows(businessId)),
      ProjectionExpression: 'sk, lsi2sk, c, e',
    });
    const candidates = rows.filter((row) => !row.lsi2sk && (row.c === name || row.e === email));
    return (await readAll(candidates)).filter(({ customerId }) => customerId === id).map(toRow);
  };
  return {
    readAll,
    async listRows(customer) {
      const [indexed, older] = await Promise.all([
        table.query<InvoiceRow>(startingWith(customerInvoiceRows(businessId, customer.id), 'lsi2')),
        customer.createdAt < ALL_INDEXED_FROM ? listOlderRows(customer) : [],
      ]);
      return [...indexed, ...older].sort((a, b) => (a.sk < b.sk ? 1 : -1));
    },
  };
}

/** DynamoDB's limit. */
const PER_READ = 100;
