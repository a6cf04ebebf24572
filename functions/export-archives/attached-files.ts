import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { attachmentKey } from '#functions/domain/invoice/attached-files.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Files } from '#functions/services/files.ts';
import { fileNames } from './file-names.ts';
import type { ExportedInvoice } from './invoices.ts';

type Sources = { readonly table: Table; readonly files: Pick<Files, 'get'>; readonly folder: string };

/**
 * The files of invoices, each in a folder named after its invoice's number, under the name it was attached with. Throws
 * if one is missing that its invoice still lists.
 */
export async function* attachedFiles(
  { table, files, folder }: Sources,
  invoices: AsyncIterable<ExportedInvoice>,
): AsyncGenerator<{ name: string; input: Uint8Array }> {
  const nameOf = fileNames();
  for await (const { id, invoiceNumber, attachments = [] } of invoices) {
    const place = `${folder}/${nameOf(invoiceNumber)}`;
    for (const { id: attachmentId, name } of attachments) {
      const input = await files.get(attachmentKey(id, attachmentId));
      if (input) yield { name: `${place}/${name}`, input };
      else if (await isListed(table, id, attachmentId)) throw new Error(`The file ${attachmentId} of ${id} is missing`);
    }
  }
}

async function isListed(table: Table, invoiceId: string, attachmentId: string): Promise<boolean> {
  const invoice = await table.get<InvoiceRecord>(invoiceKey(invoiceId));
  return invoice?.attachments?.some(({ id }) => id === attachmentId) ?? false;
}
