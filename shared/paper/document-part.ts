import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';

/** The content of a document: an invoice, or a credit note, which names the number of its invoice. */
export type PrintedInvoice = PublicInvoice & { readonly creditNoteFor?: string };

/** Props of every part of the invoice document. */
export type DocumentPart = { readonly invoice: PrintedInvoice; readonly dictionary: DocumentDictionary };

/** The kind of document, shown above its number. */
export function documentTitle({ invoice, dictionary: { document } }: DocumentPart): string {
  return invoice.creditNoteFor === undefined ? document.invoice : document.creditNote;
}
