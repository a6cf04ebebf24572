import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type Filed, type FileLists, fileListOf } from '#functions/domain/attachment/attached-files.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { invoicesIn, unchanged } from './invoices.ts';
import { opensLinks } from './published-invoice.ts';

/** Opens the files of a business's invoices. */
export function filesOfInvoices(table: Table, businessId: string): FileLists {
  const invoices = invoicesIn(table);
  return {
    kind: 'invoice',
    async find(id) {
      const invoice = await invoices.find(id);
      return invoice?.businessId === businessId ? fileListOf(table, filedInvoice(invoice)) : undefined;
    },
  };
}

/** Opens the files of the invoices whose links open, of any business. */
export function filesOfPublicInvoices(table: Table): FileLists {
  const invoices = invoicesIn(table);
  const businesses = businessesIn(table);
  return {
    kind: 'invoice',
    async find(id) {
      const invoice = await invoices.find(id);
      return invoice && opensLinks(await businesses.find(invoice.businessId))
        ? fileListOf(table, filedInvoice(invoice))
        : undefined;
    },
  };
}

/** An invoice as read, as a record with files. */
export function filedInvoice(invoice: InvoiceRecord): Filed {
  const { id, businessId, invoiceNumber: label, attachments } = invoice;
  const of = { kind: 'invoice', id, businessId, label, attachments } as const;
  return { ...of, key: invoiceKey(id), unchanged: unchanged(invoice) };
}
