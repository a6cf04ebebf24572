import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Files } from '#functions/services/files.ts';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { attachedFiles, filedAppointments, filedInvoices, type Patience } from './attached-files.ts';
import { csvOf, type Reading } from './csv-file.ts';
import {
  CREDIT_NOTE_COLUMNS,
  CUSTOMER_COLUMNS,
  creditNotesOf,
  INVOICE_COLUMNS,
  LINE_COLUMNS,
  linesOf,
  PAYMENT_COLUMNS,
  PRODUCT_COLUMNS,
  paymentsOf,
} from './csv-tables.ts';
import { imageFiles, readDetails } from './details.ts';
import { ESTIMATE_COLUMNS, ESTIMATE_LINE_COLUMNS, estimateLinesOf, statedOn } from './estimate-tables.ts';
import { fileNames } from './file-names.ts';
import { inOrder } from './in-order.ts';
import { creditsOf, listInvoices, readInvoices } from './invoices.ts';
import { recordLists } from './records.ts';
import { SERIES_COLUMNS, seriesOn } from './series-tables.ts';

/** A file of the archive; its content is read when it is written. */
export type ArchiveFile = { name: string; input: string | Uint8Array | AsyncIterable<string> };

type Sources = {
  readonly table: Table;
  readonly pdfs: Pick<InvoicePdfs, 'asShown' | 'ofCreditNote'>;
  /** The images of companies and the files of invoices and appointments. */
  readonly files: Pick<Files, 'get'>;
  readonly reading: Reading;
  readonly now: Date;
  readonly patience: Patience;
};

/** PDFs requested at a time: few enough to leave capacity for people who open invoices. */
const PDFS_AT_ONCE = 4;

/**
 * The files of a business's export, one after another. Only a few invoices are in memory at a time: each table reads
 * them again, and the PDFs need only their list.
 */
export async function* archiveFiles(
  { table, files, pdfs, reading, now, patience }: Sources,
  businessId: string,
): AsyncGenerator<ArchiveFile> {
  const { texts, csvFormat, timeZone } = reading;
  const { tables } = texts;
  const { details, images } = await readDetails(table, businessId, texts.folders.company);
  const lists = recordLists(table, businessId, now);
  const invoices = () => readInvoices(table, businessId);
  const day = dayIn(timeZone, now);
  const readme = { day, timeZone, hasSemicolons: csvFormat === 'semicolon' };
  yield* imageFiles(images, files);
  for (const [name, value] of Object.entries(details)) yield { name: `json/${name}.json`, input: json(value) };
  for (const [name, read] of Object.entries(lists)) yield { name: `json/${name}.json`, input: jsonArray(read()) };
  yield { name: 'json/invoices.json', input: jsonArray(invoices()) };
  yield { name: `csv/${tables.customers}.csv`, input: csvOf(CUSTOMER_COLUMNS, lists.customers(), reading) };
  yield { name: `csv/${tables.products}.csv`, input: csvOf(PRODUCT_COLUMNS, lists.products(), reading) };
  yield { name: `csv/${tables.invoices}.csv`, input: csvOf(INVOICE_COLUMNS, invoices(), reading) };
  yield { name: `csv/${tables.lines}.csv`, input: csvOf(LINE_COLUMNS, linesOf(invoices()), reading) };
  yield { name: `csv/${tables.payments}.csv`, input: csvOf(PAYMENT_COLUMNS, paymentsOf(invoices()), reading) };
  yield {
    name: `csv/${tables.creditNotes}.csv`,
    input: csvOf(CREDIT_NOTE_COLUMNS, creditNotesOf(invoices()), reading),
  };
  const estimates = statedOn(day, lists.estimates());
  yield { name: `csv/${tables.estimates}.csv`, input: csvOf(ESTIMATE_COLUMNS, estimates, reading) };
  const estimateLines = estimateLinesOf(lists.estimates());
  yield { name: `csv/${tables.estimateLines}.csv`, input: csvOf(ESTIMATE_LINE_COLUMNS, estimateLines, reading) };
  const series = seriesOn(day, lists.series());
  yield { name: `csv/${tables.series}.csv`, input: csvOf(SERIES_COLUMNS, series, reading) };
  const printed = inOrder(documentsIn({ table, pdfs, texts }, businessId), PDFS_AT_ONCE, (document) =>
    print(table, document),
  );
  for await (const file of printed) if (file) yield file;
  const leftOut: string[] = [];
  const place = { table, businessId };
  const filed = [
    filedInvoices({ ...place, folder: texts.folders.attachments }, listInvoices(table, businessId)),
    filedAppointments({ ...place, folder: texts.folders.appointments, timeZone }),
  ];
  for (const records of filed) yield* attachedFiles({ files, patience }, records, leftOut);
  // Last, since it names what is not there.
  yield { name: texts.readmeName, input: texts.readme({ ...readme, leftOut }) };
}

type Document = { readonly invoiceId: string; readonly name: string; readonly pdf: () => Promise<Uint8Array> };

/** Invoices, each followed by its credit notes. */
async function* documentsIn(
  { table, pdfs, texts: { folders } }: Pick<Sources, 'table' | 'pdfs'> & Pick<Reading, 'texts'>,
  businessId: string,
): AsyncGenerator<Document> {
  const [nameOf, creditNoteNameOf] = [fileNames(), fileNames()];
  for await (const { id, invoiceNumber, hasCredits } of listInvoices(table, businessId)) {
    yield { invoiceId: id, name: `${folders.invoices}/${nameOf(invoiceNumber)}.pdf`, pdf: () => pdfs.asShown(id) };
    for (const creditNote of hasCredits ? await creditsOf(table, id) : [])
      yield {
        invoiceId: id,
        name: `${folders.creditNotes}/${creditNoteNameOf(creditNote.number)}.pdf`,
        pdf: () => pdfs.ofCreditNote(id, creditNote.id),
      };
  }
}

/** The PDF of a document; null if its invoice was deleted since it was listed. */
async function print(table: Table, { invoiceId, name, pdf }: Document): Promise<ArchiveFile | null> {
  try {
    return { name, input: await pdf() };
  } catch (error) {
    if (await table.get(invoiceKey(invoiceId))) throw error;
    return null;
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A JSON array with one item per line. */
async function* jsonArray(items: AsyncIterable<object>): AsyncGenerator<string> {
  let start = '[\n';
  for await (const item of items) {
    yield start + JSON.stringify(item);
    start = ',\n';
  }
  yield start === '[\n' ? '[]\n' : '\n]\n';
}
