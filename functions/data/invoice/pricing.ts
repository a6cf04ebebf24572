import { isDeepStrictEqual } from 'node:util';
import type { CompanyRecord } from '#functions/data/people/businesses.ts';
import { isInCanada, provinceOf } from '#shared/canada/provinces.ts';
import { type TaxMode, taxModeOf } from '#shared/invoice/tax-mode.ts';
import { provinceTaxes } from '#shared/invoice/taxes.ts';
import { type AdjustmentType, invoiceTotals } from '#shared/invoice/totals.ts';
import type { InvoiceRecord } from './invoice-record.ts';

type Issuer = Pick<CompanyRecord, 'province' | 'taxRegistrations' | 'supplyCategory'> | undefined;

/** A draft with its taxes and total, computed by the current rates and registrations. */
export function priced(draft: InvoiceRecord, company: Issuer): InvoiceRecord {
  return withTaxes(draft, { mode: taxModeOf(draft, company?.taxRegistrations), company });
}

/** A draft as it is issued: priced, and with the source of its taxes settled. */
export function issued(draft: InvoiceRecord, company: Issuer): InvoiceRecord {
  const taxMode = taxModeOf(draft, company?.taxRegistrations);
  return { ...withTaxes(draft, { mode: taxMode, company }), taxMode };
}

/** The next version of an issued invoice: its taxes stay unless something changed that they depend on. */
export function repriced(before: InvoiceRecord, after: InvoiceRecord, company: Issuer): InvoiceRecord {
  if (isDeepStrictEqual(taxBasis(before), taxBasis(after))) return withTotal(after);
  return withTaxes(after, { mode: issuedMode(after), company });
}

function withTaxes(invoice: InvoiceRecord, { mode, company }: { mode: TaxMode; company: Issuer }): InvoiceRecord {
  const { taxes: _before, ...rest } = invoice;
  if (mode === 'province') return withTotal({ ...rest, taxes: provinceTaxes(rest, company ?? {}).taxes });
  // A tax typed in earlier must not count.
  return withTotal(mode === 'none' && rest.taxValue ? { ...rest, taxes: [] } : rest);
}

function withTotal(invoice: InvoiceRecord): InvoiceRecord {
  return { ...invoice, totalCents: invoiceTotals(invoice).totalCents };
}

/** Invoices issued before there were modes never had taxes of a province. */
const issuedMode = (invoice: InvoiceRecord): TaxMode => taxModeOf(invoice, undefined);

/** Everything entered that the taxes depend on, normalized. */
function taxBasis(invoice: InvoiceRecord) {
  const mode = issuedMode(invoice);
  const place = { country: invoice.billingCountry, province: invoice.billingProvince };
  return {
    mode,
    custom: mode === 'custom' ? givenAdjustment(invoice.taxType ?? 'percentage', invoice.taxValue) : null,
    lines: invoice.items.map(({ quantity, rate, taxTreatment, supplyCategory }) => [
      quantity,
      rate,
      taxTreatment,
      supplyCategory,
    ]),
    discount: givenAdjustment(invoice.discountType ?? 'fixed', invoice.discountValue),
    shipping: givenAdjustment(invoice.shippingType ?? 'fixed', invoice.shippingValue),
    day: invoice.issueDate,
    place: [invoice.supplyProvince, provinceOf(place.province), isInCanada(place)],
    exemptions: (invoice.taxExemptions ?? []).map(({ tax, reason, number, validTo }) => [tax, reason, number, validTo]),
  };
}

/** An adjustment, or null: 0 counts as none, regardless of its type. */
export function givenAdjustment(type: AdjustmentType, value = 0) {
  return value === 0 ? null : { type, value };
}
