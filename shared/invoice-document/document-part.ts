import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';

/** What the document draws: an invoice, or a credit note with its own number, for the invoice of another number. */
export type PrintedInvoice = PublicInvoice & { readonly creditNoteFor?: string };

/** Props of every part of the invoice document. */
export type DocumentPart = { readonly invoice: PrintedInvoice; readonly dictionary: DocumentDictionary };

/** What the document is, above its number. */
export function documentTitle({ invoice, dictionary: { document } }: DocumentPart): string {
  return invoice.creditNoteFor === undefined ? document.invoice : document.creditNote;
}
