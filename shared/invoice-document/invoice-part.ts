import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';

/** What is printed: an invoice, or a credit note, which names the number of its invoice. */
export type PrintedInvoice = PublicInvoice & { readonly creditNoteFor?: string };

/** Props of the parts that only an invoice or a credit note has. */
export type InvoicePart = { readonly invoice: PrintedInvoice; readonly dictionary: DocumentDictionary };

/** The kind of document, shown above its number. */
export function kindTitle({ invoice, dictionary: { document } }: InvoicePart): string {
  return invoice.creditNoteFor === undefined ? document.invoice : document.creditNote;
}

/** What the document is called: its kind and number. */
export function invoiceTitle(invoice: PrintedInvoice): string {
  return `${kindTitle({ invoice, dictionary: dictionaryFor(invoice) })} ${invoice.invoiceNumber}`;
}
