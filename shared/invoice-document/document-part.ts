import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';

/** Props of every part of the invoice document. */
export type DocumentPart = { readonly invoice: PublicInvoice; readonly dictionary: Dictionary };

/** Joins the texts that are not empty; undefined if none is. */
export function joined(texts: readonly (string | undefined)[], separator: string): string | undefined {
  return texts.filter(Boolean).join(separator) || undefined;
}
