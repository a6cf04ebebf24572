import fc from 'fast-check';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import type { TaxInput, TaxIssuer } from '#shared/document/taxes.ts';
import { type ExactAdjustment, type ExactInvoice, type ExactLine, SOLD_KINDS } from './exact-taxes.ts';

/** Includes many small values, which often tie and round. */
const values = (max: number) => fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max }));

const lines: fc.Arbitrary<ExactLine> = fc.record({
  quantity: fc.oneof(fc.constant(10_000), values(2_000_000)),
  rateCents: fc.oneof(fc.constant(0), values(2_000_000)),
  taxed: fc.constantFrom(...TAX_TREATMENTS, ...SOLD_KINDS),
});

const adjustments: fc.Arbitrary<ExactAdjustment> = fc.oneof(
  fc.constant({ type: 'fixed' as const, cents: 0 }),
  fc.record({ type: fc.constant('fixed' as const), cents: values(20_000_000) }),
  fc.record({ type: fc.constant('percentage' as const), tenThousandths: values(1_000_000) }),
);

/** Generates invoices of every province and kind: free lines, discounts above the subtotal, missing registrations. */
export const exactInvoices: fc.Arbitrary<ExactInvoice> = fc.record({
  lines: fc.array(lines, { minLength: 1, maxLength: 40, size: 'max' }),
  discount: adjustments,
  shipping: adjustments,
  province: fc.constantFrom(...PROVINCE_CODES),
  issueDate: fc.constantFrom('2019-07-01', '2025-03-31', '2025-04-01', '2025-04-02', '2026-11-21'),
  registrations: fc.oneof(fc.constant(TAX_ACCOUNTS), fc.subarray([...TAX_ACCOUNTS])),
  isRelieved: fc.constantFrom(false, false, false, true),
});

/** The field that determines the place of supply. */
export const PLACED_BY = ['supply', 'customer', 'company'] as const;
export type PlacedBy = (typeof PLACED_BY)[number];

/** The invoice in the contract's units. */
export function enteredInvoice(
  { lines, discount, shipping, province, issueDate, isRelieved }: ExactInvoice,
  placedBy: PlacedBy,
): TaxInput {
  return {
    issueDate,
    items: lines.map(({ quantity, rateCents, taxed }) => ({
      quantity: quantity / 10_000,
      rate: rateCents / 100,
      ...taxationOf(taxed),
    })),
    discountType: discount.type,
    discountValue: inUnits(discount),
    shippingType: shipping.type,
    shippingValue: inUnits(shipping),
    ...(isRelieved && { taxExemptions: [{ tax: 'HST_ON', reason: 'First Nations', number: '1' }] }),
    ...(placedBy === 'supply' && { supplyProvince: province, billingProvince: 'ON' }),
    ...(placedBy === 'customer' && { billingProvince: province, billingCountry: 'Canada' }),
  };
}

/** Its issuer, whose default category differs from that of its lines. */
export function issuerOf({ province, registrations }: ExactInvoice, placedBy: PlacedBy): TaxIssuer {
  return {
    province: placedBy === 'company' ? province : 'QC',
    supplyCategory: 'legal',
    taxRegistrations: Object.fromEntries(registrations.map((account) => [account, `number of ${account}`])),
  };
}

const inUnits = (it: ExactAdjustment) => (it.type === 'fixed' ? it.cents / 100 : it.tenThousandths / 10_000);

/** The fields of a line that is taxed by its treatment or by what it is. */
export function taxationOf(
  taxed: ExactLine['taxed'],
): Pick<TaxInput['items'][number], 'taxTreatment' | 'supplyCategory'> {
  const sold = SOLD_KINDS.find((kind) => kind === taxed);
  return sold ? { supplyCategory: sold } : { taxTreatment: TAX_TREATMENTS.find((treatment) => treatment === taxed) };
}
