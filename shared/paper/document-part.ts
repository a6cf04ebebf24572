import type { FieldAt } from '#shared/document/fields.ts';
import type { Issuer } from '#shared/document/issuer.ts';
import type { TaxedDocument } from '#shared/document/tax-legend.ts';
import type { TotalsInput } from '#shared/document/totals.ts';
import type { DocumentDictionary, PageDictionary } from '#shared/locale/dictionary.ts';
import type { Currency } from '#shared/money.ts';

type Line = TotalsInput['items'][number] &
  TaxedDocument['items'][number] & {
    readonly name: string;
    readonly description?: string | undefined;
    readonly unit?: string | undefined;
  };

/** What paper and public page draw of any document about money. Each kind adds what only it has. */
export type PrintedDocument = Omit<TotalsInput, 'items' | 'taxes'> &
  Omit<TaxedDocument, 'items'> & {
    readonly items: readonly Line[];
    readonly currency: Currency;
    readonly company: Issuer;
  } & { readonly [Name in FieldAt<'opening' | 'texts' | 'payTexts'>]?: string | undefined };

/** Props of the parts of the paper. */
export type DocumentPart = { readonly document: PrintedDocument; readonly dictionary: DocumentDictionary };

/** Props of the parts that the public page has, too. */
export type PagePart = { readonly document: PrintedDocument; readonly dictionary: PageDictionary };
