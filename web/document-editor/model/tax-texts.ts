import type { PricedContent } from '#shared/document/pricing.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { taxNamesOn } from '#shared/document/tax-legend.ts';
import type { TaxPlace } from '#shared/document/tax-place.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { t } from './texts.en.ts';

/** Why an invoice has its taxes, such as "Customer in Ontario; you are registered for HST." */
export function placeText(place: TaxPlace, taxes: readonly InvoiceTax[]): string {
  switch (place.kind) {
    case 'abroad':
      return t.abroad;
    case 'unknown':
      return place.typed ? t.notAProvince({ typed: place.typed }) : t.noProvince;
    case 'province': {
      const names = [...new Set(taxes.map(({ code }) => dictionary.taxName(code)))];
      return t.places[place.from]({ province: place.province, taxes: names });
    }
  }
}

/** The taxes on each line, such as "GST, QST", or what it is instead, such as "Zero-rated". */
export function lineTaxTexts(content: PricedContent): string[] {
  return content.items.map(({ taxTreatment }, index) => {
    const names = taxNamesOn(content, index, dictionary);
    if (names.length > 0) return names.join(', ');
    const isUntaxed = taxTreatment && taxTreatment !== 'taxable' && taxTreatment !== 'noPst';
    return isUntaxed ? TAX_TREATMENT_LABELS[taxTreatment] : t.noTax;
  });
}
