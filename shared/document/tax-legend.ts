import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import type { TaxTreatment } from '#shared/canada/tax-treatment.ts';
import type { PageDictionary } from '#shared/locale/dictionary.ts';
import type { InvoiceTax, TaxShares } from './tax.ts';

type Texts = Names &
  Pick<PageDictionary, 'taxedWith' | 'untaxed' | 'exported' | 'exemption' | 'ontarioPart' | 'depositNote'>;
type Names = Pick<PageDictionary, 'taxName' | 'percent'>;

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
    const names = taxNamesOn(document, index, texts);
    if (names.length > 0) return texts.taxedWith(names, names.length === codesIn(taxShares).size);
    return texts.untaxed[reasonOf(items[index]?.taxTreatment)];
  });
  return lines.size === 1
    ? []
    : [...lines].map(([meaning, lines], place) => ({ mark: String.fromCharCode(65 + place), meaning, lines }));
}

/**
 * The names of the taxes on a line by its place, also on one that does not count; with their rate if the document has
 * several rates of a tax.
 */
export function taxNamesOn(document: Pick<TaxedDocument, 'taxes' | 'taxShares'>, line: number, texts: Names): string[] {
  const all = document.taxShares ?? document.taxes ?? [];
  return taxesOn(document, line).map(({ code, ratePercent }) => {
    const hasOthers = all.some((it) => it.code === code && it.ratePercent !== ratePercent);
    return hasOthers ? `${texts.taxName(code)} (${texts.percent(ratePercent)})` : texts.taxName(code);
  });
}

type Rated = Pick<InvoiceTax, 'code' | 'ratePercent'>;

function taxesOn({ taxes = [], taxShares }: Pick<TaxedDocument, 'taxes' | 'taxShares'>, line: number): Rated[] {
  const charged = taxes.filter(({ lines }) => !lines || lines.includes(line));
  if (!taxShares) return charged;
  return taxShares.filter((tax) => {
    if (!tax.shares[line]) return false;
    if (!tax.limit?.lines.includes(line)) return true;
    // The taxes say which of the two rates applies to it; one that does not count would not exceed the limit.
    const rate = charged.find(({ code }) => code === tax.code)?.ratePercent;
    return rate === undefined ? tax.limit.isWithin : rate === tax.ratePercent;
  });
}

/** The taxes of a document, whatever their rates. */
function codesIn(taxes: readonly Rated[] = []) {
  return new Set(taxes.map(({ code }) => code));
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
  const { untaxed, exported, exemption } = texts;
  if (document.isDeposit) return [texts.depositNote];
  const { isExport, taxExemptions = [] } = document;
  const reason = commonReason(document);
  const exemptions = taxExemptions.map(({ tax, number, reason }) =>
    exemption({ tax: exemptName(tax, texts), number, reason }),
  );
  const supply = isExport ? exported : reason && untaxed[reason];
  return supply ? [supply, ...exemptions] : exemptions;
}

function exemptName(tax: TaxExemption['tax'], { taxName, ontarioPart }: Texts): string {
  if (tax === 'HST_ON') return ontarioPart;
  return tax === 'GST' ? `${taxName('GST')}/${taxName('HST')}` : taxName(tax);
}

/** Whether any tax line shows a registration number, which makes the single tax number redundant. */
export function hasRegistrations({ taxes }: Pick<TaxedDocument, 'taxes'>): boolean {
  return taxes?.some(({ registration }) => registration) ?? false;
}
