import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';

/** What every part of the invoice document is drawn from. */
export type DocumentPart = { readonly invoice: PublicInvoice; readonly dictionary: Dictionary };

/** The texts that are there, joined; undefined when none is. */
export function joined(texts: readonly (string | undefined)[], separator: string): string | undefined {
  return texts.filter(Boolean).join(separator) || undefined;
}
