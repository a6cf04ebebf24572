import type { Issuer } from '#shared/document/issuer.ts';
import type { TaxedDocument } from '#shared/document/tax-legend.ts';
import type { TotalsInput } from '#shared/document/totals.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import type { Currency } from '#shared/money.ts';

type Line = TotalsInput['items'][number] &
  TaxedDocument['items'][number] & { readonly name: string; readonly description?: string | undefined };

/** What the parts of the paper draw of any document about money. Each kind adds what only it has. */
export type PrintedDocument = Omit<TotalsInput, 'items' | 'taxes'> &
  Omit<TaxedDocument, 'items'> & {
    readonly items: readonly Line[];
    readonly currency: Currency;
    readonly company: Issuer;
  };

/** Props of the parts of the paper. */
export type DocumentPart = { readonly document: PrintedDocument; readonly dictionary: DocumentDictionary };
