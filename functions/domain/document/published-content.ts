import { type CustomField, printedCustomFields } from '#shared/document/custom-fields.ts';
import { countedExemptions, isExport, type PricedContent } from '#shared/document/pricing.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import type { AppError } from '#shared/errors.ts';
import { type Language, languageAt } from '#shared/locale/language.ts';
import { fromCents } from '#shared/money.ts';

type Read = {
  readonly language?: Language | undefined;
  readonly billingProvince?: string | undefined;
  readonly billingCountry?: string | undefined;
};

type Business = { readonly deletedAt?: string; readonly suspendedAt?: string };

type Content = PricedContent &
  Read & {
    readonly items: readonly { readonly quantity: number; readonly rate: number }[];
    readonly customFields?: readonly CustomField[] | undefined;
  };

/** What readers of a document see that is derived from its content, for the schema of its kind. */
export function publishedContent<Document extends Content>(
  document: Document,
  { timeZone }: { readonly timeZone: string },
) {
  const { lineCents } = invoiceTotals(document);
  return {
    items: document.items.map((item, index) => ({ ...item, amount: fromCents(lineCents[index] ?? 0) })),
    timeZone,
    customFields: printedCustomFields(document.customFields),
    language: documentLanguageOf(document),
    taxExemptions: countedExemptions(document),
    ...(isExport(document) && { isExport: true }),
  };
}

/** The language chosen for a document, or that of its recipient's address. */
export function documentLanguageOf({ language, billingProvince, billingCountry }: Read): Language {
  return language || languageAt({ province: billingProvince, country: billingCountry });
}

/**
 * Whether the links of a business's documents open, which end with it. Throws the refusal of that kind of document while
 * it is suspended.
 */
export function linksOpen(business: Business | undefined, unavailable: () => AppError): boolean {
  if (!business || business.deletedAt) return false;
  if (business.suspendedAt) throw unavailable();
  return true;
}
