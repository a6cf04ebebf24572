import { customerInvoiceRows, idOf, invoiceKey, invoiceRowsOf } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { InvoiceRow } from './invoice-row.ts';

/** The invoices of a business that name a customer. */
export type CustomerInvoices = ReturnType<typeof customerInvoicesIn>;

/** Opens the invoices of a business by customer. */
export function customerInvoicesIn(table: Table, businessId: string) {
  const readById = async (ids: readonly string[]) => {
    const records: InvoiceRecord[] = [];
    for (let start = 0; start < ids.length; start += PER_READ) {
      records.push(...(await table.getAll<InvoiceRecord>(ids.slice(start, start + PER_READ).map(invoiceKey))));
    }
    const byId = new Map(records.map((record) => [record.id, record]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const readAll = (rows: readonly Pick<InvoiceRow, 'sk'>[]) => readById(rows.map((row) => idOf(row)));
  return {
    /** The invoices with these ids, which are different ones, in the same order; omits those deleted since. */
    readById,
    /** The invoices of rows, in the same order; omits those deleted since. */
    readAll,
    /** The list rows of all invoices that are due, at most `limit` of each status. */
    async listDue(limit: number): Promise<InvoiceRow[]> {
      const rows = DUE_STATUSES.map((status) =>
        table.query<InvoiceRow>({
          ...startingWith(invoiceRowsOf(businessId, status), 'lsi1'),
          ProjectionExpression: 'sk, lsi1sk, lsi2sk, n, c, d, t, u, q, g, s, j, h, m, r, pd, lm',
          Limit: limit,
        }),
      );
      return (await Promise.all(rows)).flat();
    },
    /** Their list rows, newest issue date first; sees every write before it. */
    async listRows(customerId: string): Promise<InvoiceRow[]> {
      const rows = await table.query<InvoiceRow>(startingWith(customerInvoiceRows(businessId, customerId), 'lsi2'));
      return rows.toReversed();
    },
  };
}

const DUE_STATUSES = ['SENT', 'OVERDUE'] as const;

/** DynamoDB's limit. */
const PER_READ = 100;
