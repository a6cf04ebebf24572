import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Files } from '#functions/services/files.ts';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { dayIn } from '#shared/calendar-day.ts';
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
import { fileNames } from './file-names.ts';
import { inOrder } from './in-order.ts';
import { creditsOf, listInvoices, readInvoices } from './invoices.ts';
import { recordLists } from './records.ts';

/** A file of the archive; its content is read when it is written. */
export type ArchiveFile = { name: string; input: string | Uint8Array | AsyncIterable<string> };

type Sources = {
  readonly table: Table;
  readonly pdfs: Pick<InvoicePdfs, 'asShown' | 'ofCreditNote'>;
  /** The images of companies. */
  readonly files: Pick<Files, 'get'>;
  readonly reading: Reading;
  readonly now: Date;
};

/** PDFs requested at a time: few enough to leave capacity for people who open invoices. */
const PDFS_AT_ONCE = 4;

/**
 * The files of a business's export, one after another. Only a few invoices are in memory at a time: each table reads
 * them again, and the PDFs need only their list.
 */
export async function* archiveFiles(
  { table, files, pdfs, reading, now }: Sources,
  businessId: string,
): AsyncGenerator<ArchiveFile> {
  const { details, images } = await readDetails(table, businessId);
  const lists = recordLists(table, businessId, now);
  const invoices = () => readInvoices(table, businessId);
  yield { name: 'README.txt', input: readme(reading, now) };
  yield* imageFiles(images, files);
  for (const [name, value] of Object.entries(details)) yield { name: `json/${name}.json`, input: json(value) };
  for (const [name, read] of Object.entries(lists)) yield { name: `json/${name}.json`, input: jsonArray(read()) };
  yield { name: 'json/invoices.json', input: jsonArray(invoices()) };
  yield { name: 'csv/customers.csv', input: csvOf(CUSTOMER_COLUMNS, lists.customers(), reading) };
  yield { name: 'csv/products.csv', input: csvOf(PRODUCT_COLUMNS, lists.products(), reading) };
  yield { name: 'csv/invoices.csv', input: csvOf(INVOICE_COLUMNS, invoices(), reading) };
  yield { name: 'csv/invoice-items.csv', input: csvOf(LINE_COLUMNS, linesOf(invoices()), reading) };
  yield { name: 'csv/payments.csv', input: csvOf(PAYMENT_COLUMNS, paymentsOf(invoices()), reading) };
  yield { name: 'csv/credit-notes.csv', input: csvOf(CREDIT_NOTE_COLUMNS, creditNotesOf(invoices()), reading) };
  const printed = inOrder(documentsIn({ table, pdfs }, businessId), PDFS_AT_ONCE, (document) => print(table, document));
  for await (const file of printed) if (file) yield file;
}

type Document = { readonly invoiceId: string; readonly name: string; readonly pdf: () => Promise<Uint8Array> };

/** Invoices, each followed by its credit notes. */
async function* documentsIn(
  { table, pdfs }: Pick<Sources, 'table' | 'pdfs'>,
  businessId: string,
): AsyncGenerator<Document> {
  const [nameOf, creditNoteNameOf] = [fileNames(), fileNames()];
  for await (const { id, invoiceNumber, hasCredits } of listInvoices(table, businessId)) {
    yield { invoiceId: id, name: `invoices/${nameOf(invoiceNumber)}.pdf`, pdf: () => pdfs.asShown(id) };
    for (const creditNote of hasCredits ? await creditsOf(table, id) : [])
      yield {
        invoiceId: id,
        name: `credit-notes/${creditNoteNameOf(creditNote.number)}.pdf`,
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

function readme({ timeZone, csvFormat }: Reading, now: Date): string {
  return `Your ${PRODUCT_NAME} records, exported on ${dayIn(timeZone, now)}.

invoices/       Each invoice as PDF, named by its number.
credit-notes/   Each credit note as PDF, named by its number.
company/        Your logo and your signature, if you have them.
csv/            Customers, products, invoices, invoice items, payments and credit notes for spreadsheets.
json/           All records with all details, for other programs, in a file of each kind. Invoices have their items,
                history, payments, credit notes, deliveries and openings.

Amounts are in the currency of the invoice. Days are those of your time zone, ${timeZone}. Times have their offset
from UTC; those that end in Z are in UTC.
The CSV files have ${csvFormat === 'semicolon' ? 'semicolons and decimal commas' : 'commas and decimal points'}. In them, a text that a spreadsheet would run as a formula has an
apostrophe before its first sign.
The archive contains personal details of your customers and your bank details: keep it safe.
`;
}
