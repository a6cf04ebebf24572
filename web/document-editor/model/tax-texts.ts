import type { PricedContent } from '#shared/document/pricing.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import type { TaxPlace } from '#shared/document/tax-place.ts';
import type { TaxNote } from '#shared/document/taxes.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { TAX_TREATMENT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { dayText } from './day-text.en.ts';
import { t } from './texts.en.ts';

/** Why an invoice has its taxes, such as "Customer in Ontario; you are registered for HST." */
export function placeText(place: TaxPlace, taxes: readonly InvoiceTax[]): string {
  switch (place.kind) {
    case 'abroad':
      return t.abroad;
    case 'unknown':
      return place.typed ? t.notAProvince({ typed: place.typed }) : t.noProvince;
    case 'province': {
      const names = taxes.map(({ code }) => dictionary.taxName(code));
      return t.places[place.from]({ province: place.province, taxes: names });
    }
  }
}

/** Why a tax is not charged, as shown to the issuer. */
export function noteText(note: TaxNote, lineCount: number): string {
  const { code } = note;
  const tax = dictionary.taxName(code);
  switch (note.kind) {
    case 'notRegistered':
      return t.notRegistered({ code, tax });
    case 'exempt': {
      const { number, reason } = note.exemption;
      return number ? t.exemptByNumber({ tax, number, reason }) : t.exempt({ tax, reason });
    }
    case 'undecided': {
      const { rule, lines } = note;
      const isForAll = lines.length === lineCount;
      const undecided = {
        ...{ code: rule.code, tax, category: rule.category },
        ...{ lines: isForAll ? null : lines.map((line) => line + 1), count: lineCount },
      };
      if (rule.status !== 'unconfirmed') return t.chargesOnSome(undecided);
      return t.mayCharge({ ...undecided, from: dayText(rule.from) });
    }
  }
}

/** The taxes on each line, such as "GST, QST", or what it is instead, such as "Zero-rated". */
export function lineTaxTexts({ items, taxes = [] }: PricedContent): string[] {
  return items.map(({ taxTreatment }, index) => {
    const names = taxes.flatMap(({ code, lines }) => (!lines || lines.includes(index) ? dictionary.taxName(code) : []));
    if (names.length > 0) return names.join(', ');
    const isUntaxed = taxTreatment && taxTreatment !== 'taxable' && taxTreatment !== 'noPst';
    return isUntaxed ? TAX_TREATMENT_LABELS[taxTreatment] : t.noTax;
  });
}
