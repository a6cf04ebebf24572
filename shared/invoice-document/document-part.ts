import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';

/** Props of every part of the invoice document. */
export type DocumentPart = { readonly invoice: PublicInvoice; readonly dictionary: DocumentDictionary };
