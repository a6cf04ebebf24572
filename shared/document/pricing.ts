import { isInCanada, provinceOf } from '#shared/canada/provinces.ts';
import type { ExemptTax, TaxExemption } from '#shared/canada/tax-exemption.ts';
import type { InvoiceTax, TaxShares } from './tax.ts';
import { isRegistered, type TaxMode, taxModeOf } from './tax-mode.ts';
import { placeOfSupply } from './tax-place.ts';
import { provinceTaxes, type TaxInput, type TaxIssuer } from './taxes.ts';
import { type AdjustmentType, invoiceTotals } from './totals.ts';

/** The part of an invoice that its total depends on; `taxes` and `exemptFrom` as last computed. */
export type PricedContent = TaxInput & {
  readonly taxMode?: TaxMode | undefined;
  /** Whether it asks for a deposit. */
  readonly isDeposit?: boolean | undefined;
  readonly taxes?: readonly InvoiceTax[] | undefined;
  /** What the taxes apply to, if the recipient may choose lines. */
  readonly taxShares?: readonly TaxShares[] | undefined;
  /** Taxes not charged, or not in full, only because the recipient is exempt. */
  readonly exemptFrom?: readonly ExemptTax[] | undefined;
};

type Priced<Content> = Content & { readonly totalCents: number };
type Issuer = TaxIssuer | undefined;

/** A draft with its taxes and total, computed by the current rates and registrations. */
export function priced<Content extends PricedContent>(draft: Content, issuer: Issuer): Priced<Content> {
  return withTaxes(draft, { mode: taxModeOf(draft, issuer?.taxRegistrations), issuer });
}

/** A draft as it is issued: priced, and with the source of its taxes settled. */
export function issued<Content extends PricedContent>(draft: Content, issuer: Issuer): Priced<Content> {
  const taxMode = settledMode(taxModeOf(draft, issuer?.taxRegistrations), issuer);
  return { ...withTaxes(draft, { mode: taxMode, issuer }), taxMode };
}

/** The mode of an issued invoice: one without taxes must not get any when its issuer registers later. */
function settledMode(mode: TaxMode, issuer: Issuer): TaxMode {
  return mode === 'province' && !isRegistered(issuer?.taxRegistrations) ? 'none' : mode;
}

/** The next version of an issued invoice: its taxes stay unless something changed that they depend on. */
export function repriced<Content extends PricedContent>(
  before: PricedContent,
  after: Content,
  issuer: Issuer,
): Priced<Content> {
  if (isTaxedAlike(before, after)) return withTotal(after);
  const taxMode = settledMode(taxModeOf(after, issuer?.taxRegistrations), issuer);
  return { ...withTaxes(after, { mode: taxMode, issuer }), taxMode };
}

/** Whether two versions of an issued invoice are equal in everything that its taxes depend on. */
export function isTaxedAlike(before: PricedContent, after: PricedContent): boolean {
  return JSON.stringify(taxBasis(before)) === JSON.stringify(taxBasis(after));
}

/** The exemptions that keep a tax from being charged, as printed. */
export function countedExemptions({
  taxExemptions = [],
  exemptFrom = [],
}: Pick<PricedContent, 'taxExemptions' | 'exemptFrom'>): TaxExemption[] {
  return taxExemptions.filter(({ tax }) => exemptFrom.includes(tax));
}

/** Whether an invoice has no tax because it is an export. */
export function isExport({ taxMode, taxes, items, ...addresses }: PricedContent): boolean {
  if (taxMode === 'none' || taxes?.length !== 0 || items.length === 0) return false;
  const isAbroad = placeOfSupply(addresses, {}).kind === 'abroad';
  return items.every(({ taxTreatment }) => taxTreatment === 'export' || (isAbroad && taxTreatment !== 'exempt'));
}

function withTaxes<Content extends PricedContent>(
  invoice: Content,
  { mode, issuer }: { mode: TaxMode; issuer: Issuer },
): Priced<Content> {
  const { taxes: _taxes, taxShares: _taxShares, exemptFrom: _exemptFrom, ...rest } = invoice;
  // All are optional, so omitting them keeps the type.
  return withTotal({ ...rest, ...taxesOf(invoice, { mode, issuer }) } as PricedContent as Content);
}

function taxesOf(
  invoice: PricedContent,
  { mode, issuer }: { mode: TaxMode; issuer: Issuer },
): Pick<PricedContent, 'taxes' | 'taxShares' | 'exemptFrom'> {
  // A tax entered earlier must not count.
  if (mode !== 'province') return mode === 'none' && invoice.taxValue ? { taxes: [] } : {};
  const { taxes, shares, notes } = provinceTaxes(invoice, issuer ?? {});
  const isOffered = invoice.items.some(({ choice }) => choice);
  const exemptFrom = notes.flatMap((note) => (note.kind === 'exempt' ? note.exemption.tax : []));
  return { taxes, ...(isOffered && { taxShares: shares }), ...(exemptFrom.length > 0 && { exemptFrom }) };
}

/** A document with its total, from the taxes that it has. */
export function withTotal<Content extends PricedContent>(invoice: Content): Priced<Content> {
  return { ...invoice, totalCents: invoiceTotals(invoice).totalCents };
}

/** Everything entered that the taxes depend on, normalized, in a fixed order. */
function taxBasis(invoice: PricedContent) {
  const { taxMode } = invoice;
  const place = { country: invoice.billingCountry, province: invoice.billingProvince };
  return [
    taxMode,
    taxMode === 'custom' ? givenAdjustment(invoice.taxType ?? 'percentage', invoice.taxValue) : null,
    invoice.items.map(({ quantity, rate, taxTreatment, supplyCategory }) => [
      quantity,
      rate,
      taxTreatment,
      supplyCategory,
    ]),
    givenAdjustment(invoice.discountType ?? 'fixed', invoice.discountValue),
    givenAdjustment(invoice.shippingType ?? 'fixed', invoice.shippingValue),
    invoice.issueDate,
    [invoice.supplyProvince, provinceOf(place.province), isInCanada(place)],
    (invoice.taxExemptions ?? []).map(({ tax, reason, number, validTo }) => [tax, reason, number, validTo]),
  ];
}

/** An adjustment, or null: 0 counts as none, regardless of its type. */
export function givenAdjustment(type: AdjustmentType, value = 0) {
  return value === 0 ? null : { type, value };
}
