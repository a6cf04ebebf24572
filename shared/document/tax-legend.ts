import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import type { TaxTreatment } from '#shared/canada/tax-treatment.ts';
import type { PageDictionary } from '#shared/locale/dictionary.ts';
import type { InvoiceTax, TaxShares } from './tax.ts';

type Texts = Pick<PageDictionary, 'taxName' | 'taxedWith' | 'untaxed' | 'exported' | 'exemption' | 'depositNote'>;

/** The part of a document that explains its taxes. `taxes` is absent if the issuer entered the tax. */
export type TaxedDocument = {
  readonly items: readonly { readonly taxTreatment?: TaxTreatment | undefined }[];
  readonly taxes?: readonly InvoiceTax[] | undefined;
  /** What they apply to, if the recipient may choose lines. */
  readonly taxShares?: readonly TaxShares[] | undefined;
  /** Whether it has no tax because it is an export. */
  readonly isExport?: boolean | undefined;
  /** Whether it asks for a deposit, which has no tax. */
  readonly isDeposit?: boolean | undefined;
  /** The exemptions that keep a tax from being charged. */
  readonly taxExemptions?: readonly TaxExemption[] | undefined;
};

/** The mark of lines that are taxed alike, and its meaning. */
export type TaxMark = { readonly mark: string; readonly meaning: string; readonly lines: readonly number[] };

/** The marks of a document whose lines are taxed differently, in the order of its lines; empty for any other. */
export function taxMarks(document: TaxedDocument, texts: Texts): TaxMark[] {
  const { items, taxes, taxShares = taxes } = document;
  if (!taxes || (taxes.length === 0 && !isExplained(items))) return [];
  const lines = Map.groupBy(items.keys(), (index) => {
    const names = taxesOn(document, index).map(texts.taxName);
    if (names.length > 0) return texts.taxedWith(names, names.length === taxShares?.length);
    return texts.untaxed[reasonOf(items[index]?.taxTreatment)];
  });
  return lines.size === 1
    ? []
    : [...lines].map(([meaning, lines], place) => ({ mark: String.fromCharCode(65 + place), meaning, lines }));
}

/** The taxes on a line by its place, also on one that does not count. */
export function taxesOn(
  { taxes = [], taxShares }: Pick<TaxedDocument, 'taxes' | 'taxShares'>,
  line: number,
): TaxCode[] {
  if (taxShares) return taxShares.flatMap(({ code, shares }) => (shares[line] ? code : []));
  return taxes.flatMap(({ code, lines }) => (!lines || lines.includes(line) ? code : []));
}

/** The mark of a line, if it has one. */
export function markOf(marks: readonly TaxMark[], line: number): string | undefined {
  return marks.find(({ lines }) => lines.includes(line))?.mark;
}

/** Whether each line has a reason for not being taxed. Those of a small supplier usually have none. */
function isExplained(items: TaxedDocument['items']): boolean {
  return items.every(({ taxTreatment }) => reasonOf(taxTreatment) !== 'other');
}

/** The reason for which no line is taxed, if it is the same for all. */
function commonReason({ items, taxes }: TaxedDocument): keyof PageDictionary['untaxed'] | undefined {
  if (taxes?.length !== 0 || !isExplained(items)) return undefined;
  const reasons = new Set(items.map(({ taxTreatment }) => reasonOf(taxTreatment)));
  return reasons.size === 1 ? [...reasons][0] : undefined;
}

function reasonOf(treatment: TaxTreatment | undefined): keyof PageDictionary['untaxed'] {
  return treatment === undefined || treatment === 'taxable' || treatment === 'noPst' ? 'other' : treatment;
}

/** Why taxes are not charged on the whole document: it asks for a deposit, is an export, the recipient is exempt, or all lines are. */
export function untaxedTexts(document: TaxedDocument, texts: Texts): string[] {
  const { taxName, untaxed, exported, exemption } = texts;
  if (document.isDeposit) return [texts.depositNote];
  const { isExport, taxExemptions = [] } = document;
  const reason = commonReason(document);
  const exemptions = taxExemptions.map(({ tax, number, reason }) =>
    exemption({ tax: tax === 'GST' ? `${taxName('GST')}/${taxName('HST')}` : taxName(tax), number, reason }),
  );
  const supply = isExport ? exported : reason && untaxed[reason];
  return supply ? [supply, ...exemptions] : exemptions;
}

/** Whether any tax line shows a registration number, which makes the single tax number redundant. */
export function hasRegistrations({ taxes }: Pick<TaxedDocument, 'taxes'>): boolean {
  return taxes?.some(({ registration }) => registration) ?? false;
}
