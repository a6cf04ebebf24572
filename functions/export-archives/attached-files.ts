import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord, StoredAttachment } from '#functions/domain/invoice/invoice-record.ts';
import type { Files } from '#functions/services/files.ts';
import { logLine } from '#functions/services/log.ts';
import { fileNames } from './file-names.ts';
import { inOrder } from './in-order.ts';
import type { ListedInvoice } from './invoices.ts';
import { OutOfTime } from './retrying-pdfs.ts';

/** How long a run may read files. Without time, one that may be continued ends, and another leaves files out. */
export type Patience = { readonly isTimeLeft: () => boolean; readonly canContinue: boolean };

type Sources = {
  readonly table: Table;
  readonly businessId: string;
  readonly files: Pick<Files, 'get'>;
  readonly folder: string;
  readonly patience: Patience;
};

type Source = Pick<Sources, 'table' | 'businessId'>;

/** Invoices read at a time, and files, which are in memory together. */
const RECORDS_AT_ONCE = 10;
const FILES_AT_ONCE = 4;

/**
 * The files of invoices, each in a folder named after its invoice's number, under the name it was attached with. Adds
 * the names of those that are missing, or that there was no time for, to `leftOut`.
 */
export async function* attachedFiles(
  { files, folder, patience, ...invoicesOf }: Sources,
  invoices: AsyncIterable<ListedInvoice>,
  leftOut: string[],
): AsyncGenerator<{ name: string; input: Uint8Array }> {
  const listed = filesOf(invoicesOf, invoices);
  const read = inOrder(listed, FILES_AT_ONCE, async ({ invoiceId, place, file }) => {
    const name = `${folder}/${place}/${file.name}`;
    if (!hasTime(patience)) return { name, isLeftOut: true };
    const input = await files.get(file.key);
    if (input) return { name, input };
    const isLost = (await filesIn(invoicesOf, invoiceId)).some(({ id }) => id === file.id);
    if (isLost) logLine('warn', { event: 'attachment-missing', invoiceId, attachmentId: file.id });
    return { name, isLeftOut: isLost };
  });
  for await (const { name, input, isLeftOut } of read) {
    if (input) yield { name, input };
    else if (isLeftOut) leftOut.push(name);
  }
}

function hasTime({ isTimeLeft, canContinue }: Patience): boolean {
  if (isTimeLeft()) return true;
  if (canContinue) throw new OutOfTime('The files of invoices take longer than this run');
  return false;
}

async function* filesOf(source: Source, invoices: AsyncIterable<ListedInvoice>) {
  const nameOf = fileNames();
  const read = inOrder(invoices, RECORDS_AT_ONCE, async ({ id, invoiceNumber }) => ({
    ...{ invoiceId: id, place: nameOf(invoiceNumber) },
    files: await filesIn(source, id),
  }));
  for await (const { files, ...invoice } of read) for (const file of files) yield { ...invoice, file };
}

async function filesIn({ table, businessId }: Source, invoiceId: string): Promise<readonly StoredAttachment[]> {
  const invoice = await table.get<InvoiceRecord>(invoiceKey(invoiceId));
  return (invoice?.businessId === businessId && invoice.attachments) || [];
}
