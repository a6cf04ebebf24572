import { invoiceKey, invoiceRowKey, type Key, paymentKey } from '#functions/data/table/keys.ts';
import type { Range, Table } from '#functions/data/table/table.ts';
import { readInvoices } from '#functions/export-archives/invoices.ts';
import type { StoredDocument } from './document-steps.ts';
import type { ExportedInvoice } from './recomputed-invoice.ts';

/** The documents as a business exports them: read from a table, and through JSON. */
export async function exportedDocuments(documents: readonly StoredDocument[]): Promise<ExportedInvoice[]> {
  const partitions = new Map<string, Key[]>();
  const add = (item: Key) => partitions.set(item.pk, [...(partitions.get(item.pk) ?? []), item]);
  for (const { record, entries } of documents) {
    add({ ...record, ...invoiceKey(record.id) });
    for (const entry of entries) add({ ...entry, ...paymentKey(record.id, entry.id) });
  }
  const rows = documents.map(({ record }) => ({ ...invoiceRowKey(record), n: record.invoiceNumber }));
  partitions.set(
    rows[0]?.pk ?? '',
    rows.sort((a, b) => (a.sk < b.sk ? -1 : 1)),
  );
  const table = {
    async query({ ExpressionAttributeValues, ExclusiveStartKey, Limit = Number.POSITIVE_INFINITY }: Range) {
      const items = partitions.get(ExpressionAttributeValues?.[':pk']) ?? [];
      return items.filter(({ sk }) => !ExclusiveStartKey || sk > ExclusiveStartKey.sk).slice(0, Limit);
    },
  } as unknown as Table;
  const exported = new Map<string, ExportedInvoice>();
  for await (const invoice of readInvoices(table, 'business')) {
    exported.set(invoice.id, JSON.parse(JSON.stringify(invoice)));
  }
  return documents.map(({ record }) => exported.get(record.id) as ExportedInvoice);
}
