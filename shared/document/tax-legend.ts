import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary, UntaxedReason } from '#shared/locale/dictionary.ts';

type Texts = Pick<InvoiceDictionary, 'taxName' | 'taxedWith' | 'untaxed' | 'exported' | 'exemption'>;

/** The fields that marks and reasons depend on. `taxes` is absent if the issuer entered the tax. */
type Taxed = Pick<PublicInvoice, 'items' | 'taxes'>;

/** The mark of lines that are taxed alike, and its meaning. */
export type TaxMark = { readonly mark: string; readonly meaning: string; readonly lines: readonly number[] };

/** The marks of an invoice whose lines are taxed differently, in the order of its lines; empty for any other. */
export function taxMarks({ items, taxes }: Taxed, texts: Texts): TaxMark[] {
  if (!taxes || (taxes.length === 0 && !isExplained(items))) return [];
  const lines = Map.groupBy(items.keys(), (index) => {
    const names = taxes.flatMap(({ code, lines }) => (!lines || lines.includes(index) ? texts.taxName(code) : []));
    if (names.length > 0) return texts.taxedWith(names, names.length === taxes.length);
    return texts.untaxed[reasonOf(items[index]?.taxTreatment)];
  });
  return lines.size === 1
    ? []
    : [...lines].map(([meaning, lines], place) => ({ mark: String.fromCharCode(65 + place), meaning, lines }));
}

/** The mark of a line, if it has one. */
export function markOf(marks: readonly TaxMark[], line: number): string | undefined {
  return marks.find(({ lines }) => lines.includes(line))?.mark;
}

/** Whether each line has a reason for not being taxed. Those of a small supplier usually have none. */
function isExplained(items: PublicInvoice['items']): boolean {
  return items.every(({ taxTreatment }) => reasonOf(taxTreatment) !== 'other');
}

/** The reason for which no line is taxed, if it is the same for all. */
function commonReason({ items, taxes }: Taxed): UntaxedReason | undefined {
  if (taxes?.length !== 0 || !isExplained(items)) return undefined;
  const reasons = new Set(items.map(({ taxTreatment }) => reasonOf(taxTreatment)));
  return reasons.size === 1 ? [...reasons][0] : undefined;
}

function reasonOf(treatment: PublicInvoice['items'][number]['taxTreatment']): UntaxedReason {
  return treatment === undefined || treatment === 'taxable' || treatment === 'noPst' ? 'other' : treatment;
}

/** Why taxes are not charged on the whole invoice: it is an export, the recipient is exempt, or all lines are. */
export function untaxedTexts(
  invoice: Taxed & Pick<PublicInvoice, 'isExport' | 'taxExemptions'>,
  { taxName, untaxed, exported, exemption }: Texts,
): string[] {
  const { isExport, taxExemptions = [] } = invoice;
  const reason = commonReason(invoice);
  const exemptions = taxExemptions.map(({ tax, number, reason }) =>
    exemption({ tax: tax === 'GST' ? `${taxName('GST')}/${taxName('HST')}` : taxName(tax), number, reason }),
  );
  const supply = isExport ? exported : reason && untaxed[reason];
  return supply ? [supply, ...exemptions] : exemptions;
}

/** Whether any tax line shows a registration number, which makes the single tax number redundant. */
export function hasRegistrations({ taxes }: Pick<PublicInvoice, 'taxes'>): boolean {
  return taxes?.some(({ registration }) => registration) ?? false;
}
