import type { PricedContent } from '#shared/document/pricing.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { t } from './texts.en.ts';

/** The taxes on each line, such as "GST, QST", or what it is instead, such as "Zero-rated". */
export function lineTaxTexts({ items, taxes = [] }: PricedContent): string[] {
  return items.map(({ taxTreatment }, index) => {
    const names = taxes.flatMap(({ code, lines }) => (!lines || lines.includes(index) ? dictionary.taxName(code) : []));
    if (names.length > 0) return names.join(', ');
    const isUntaxed = taxTreatment && taxTreatment !== 'taxable' && taxTreatment !== 'noPst';
    return isUntaxed ? TAX_TREATMENT_LABELS[taxTreatment] : t.noTax;
  });
}
