import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import type { EstimateTexts } from '#shared/locale/en-ca-estimate.ts';
import { estimateTextsFor } from '#shared/locale/estimate-texts-for.ts';

/**
 * What is printed: a version of an estimate as its recipient reads it, or what an editor previews, which is no version
 * yet.
 */
export type PrintedEstimate = Omit<PublicEstimate, 'id' | 'version'> & { readonly version?: number | undefined };

/** Props of the parts that only an estimate has. */
export type EstimatePart = {
  readonly estimate: PrintedEstimate;
  readonly dictionary: DocumentDictionary;
  readonly texts: EstimateTexts;
};

/** What the document is called: its kind and number. */
export function estimateTitle(estimate: PrintedEstimate): string {
  return `${estimateTextsFor(estimate).title} ${estimate.invoiceNumber}`;
}
