import { isInCanada, provinceOf } from '#shared/canada/provinces.ts';
import type { InvoiceTax } from './tax.ts';
import { type TaxMode, taxModeOf } from './tax-mode.ts';
import { provinceTaxes, type TaxInput, type TaxIssuer } from './taxes.ts';
import { type AdjustmentType, invoiceTotals } from './totals.ts';

/** An invoice as far as its total depends on it; `taxes` are those it has so far. */
export type PricedContent = TaxInput & {
  readonly taxMode?: TaxMode | undefined;
  readonly taxes?: readonly InvoiceTax[] | undefined;
};

type Priced<Content> = Content & { readonly totalCents: number };
type Issuer = TaxIssuer | undefined;

/** A draft with its taxes and total, computed by the current rates and registrations. */
export function priced<Content extends PricedContent>(draft: Content, issuer: Issuer): Priced<Content> {
  return withTaxes(draft, { mode: taxModeOf(draft, issuer?.taxRegistrations), issuer });
}

/** A draft as it is issued: priced, and with the source of its taxes settled. */
export function issued<Content extends PricedContent>(draft: Content, issuer: Issuer): Priced<Content> {
  const taxMode = taxModeOf(draft, issuer?.taxRegistrations);
  return { ...withTaxes(draft, { mode: taxMode, issuer }), taxMode };
}

/** The next version of an issued invoice: its taxes stay unless something changed that they depend on. */
export function repriced<Content extends PricedContent>(
  before: PricedContent,
  after: Content,
  issuer: Issuer,
): Priced<Content> {
  return isTaxedAlike(before, after) ? withTotal(after) : withTaxes(after, { mode: issuedMode(after), issuer });
}

/** Whether nothing differs between two versions of an issued invoice that its taxes depend on. */
export function isTaxedAlike(before: PricedContent, after: PricedContent): boolean {
  return JSON.stringify(taxBasis(before)) === JSON.stringify(taxBasis(after));
}

function withTaxes<Content extends PricedContent>(
  invoice: Content,
  { mode, issuer }: { mode: TaxMode; issuer: Issuer },
): Priced<Content> {
  const { taxes: _before, ...rest } = invoice;
  const taxes = taxesOf(invoice, { mode, issuer });
  // Leaving `taxes` out keeps the type: it is optional.
  return withTotal({ ...rest, ...(taxes && { taxes }) } as PricedContent as Content);
}

function taxesOf(
  invoice: PricedContent,
  { mode, issuer }: { mode: TaxMode; issuer: Issuer },
): InvoiceTax[] | undefined {
  if (mode === 'province') return provinceTaxes(invoice, issuer ?? {}).taxes;
  // A tax typed in earlier must not count.
  return mode === 'none' && invoice.taxValue ? [] : undefined;
}

function withTotal<Content extends PricedContent>(invoice: Content): Priced<Content> {
  return { ...invoice, totalCents: invoiceTotals(invoice).totalCents };
}

/** Invoices issued before there were modes never had taxes of a province. */
const issuedMode = (invoice: PricedContent): TaxMode => taxModeOf(invoice, undefined);

/** Everything entered that the taxes depend on, normalized, in a fixed order. */
function taxBasis(invoice: PricedContent) {
  const mode = issuedMode(invoice);
  const place = { country: invoice.billingCountry, province: invoice.billingProvince };
  return [
    mode,
    mode === 'custom' ? givenAdjustment(invoice.taxType ?? 'percentage', invoice.taxValue) : null,
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
