import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_ACCOUNTS, TAX_CODES } from '#shared/canada/tax-codes.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { toCents } from '#shared/money.ts';
import { type ExactAdjustment, type ExactInvoice, type ExactLine, exactTaxes } from '#test/support/exact-taxes.ts';
import { repeats } from '#test/support/repeats.ts';
import { shareOut } from './share-out.ts';
import { provinceTaxes, type TaxInput, type TaxIssuer } from './taxes.ts';
import { invoiceTotals } from './totals.ts';

describe('the model', () => {
  it.each<[string, Partial<ExactInvoice>, Record<string, number>, number]>([
    ['QC 300.00', { province: 'QC', lines: [line(30_000)] }, { GST: 1_500, QST: 2_993 }, 34_493],
    ['QC 100.00', { province: 'QC', lines: [line(10_000)] }, { GST: 500, QST: 998 }, 11_498],
    [
      'ON 1000.00, discount 100, shipping 20',
      { lines: [line(100_000)], discount: fixed(10_000), shipping: fixed(2_000) },
      { HST: 11_960 },
      103_960,
    ],
    ['ON 3 × 0.33', { lines: [{ ...line(33), quantity: 30_000 }] }, { HST: 13 }, 112],
    [
      'BC 600.00 noPst + 250.50 taxable + 19.99 exempt, discount 50, shipping 15',
      {
        province: 'BC',
        lines: [line(60_000, 'noPst'), line(25_050, 'taxable'), line(1_999, 'exempt')],
        discount: fixed(5_000),
        shipping: fixed(1_500),
      },
      { GST: 4_082, PST_BC: 1_683 },
      89_314,
    ],
    [
      'QC 33.33 + 33.33 zeroRated + 33.34, discount 10',
      { province: 'QC', lines: [line(3_333), line(3_333, 'zeroRated'), line(3_334)], discount: fixed(1_000) },
      { GST: 300, QST: 599 },
      9_899,
    ],
    [
      'SK 123.45 + 67.89 noPst',
      { province: 'SK', lines: [line(12_345), line(6_789, 'noPst')] },
      { GST: 957, PST_SK: 741 },
      20_832,
    ],
    ['MB 99.99', { province: 'MB', lines: [line(9_999)] }, { GST: 500, RST_MB: 700 }, 11_199],
    [
      'NS 200.00 on 2025-03-31',
      { province: 'NS', issueDate: '2025-03-31', lines: [line(20_000)] },
      { HST: 3_000 },
      23_000,
    ],
    [
      'NS 200.00 on 2025-04-01',
      { province: 'NS', issueDate: '2025-04-01', lines: [line(20_000)] },
      { HST: 2_800 },
      22_800,
    ],
    ['QC 1.10', { province: 'QC', lines: [line(110)] }, { GST: 6, QST: 11 }, 127],
  ])('%s', (_, invoice, taxes, total) => {
    const found = exactTaxes({ ...ANYTHING, ...invoice });
    expect(Object.fromEntries(Object.entries(found.taxes).filter(([, cents]) => cents > 0))).toEqual(taxes);
    expect(found.total).toBe(total);
  });
});

describe('the taxes of a province', () => {
  it('equal the model’s, cent by cent', () => {
    const property = fc.property(invoices, fc.constantFrom(...PLACED_BY), (invoice, placed) => {
      expect(computed(invoice, placed)).toEqual(exactTaxes(invoice));
    });
    fc.assert(property, { numRuns: repeats(5_000, 200_000), seed: 20_250_401 });
  });

  it('equal the model’s in each province on each day', () => {
    const days = [...daysFrom('2019-07-01', 28, 110), ...daysFrom('2025-03-25', 1, 14)];
    for (const province of PROVINCE_CODES) {
      for (const issueDate of days) {
        const invoice = { ...ANYTHING, province, issueDate, lines: [line(100_000_000)] };
        expect(computed(invoice, 'customer'), `${province} on ${issueDate}`).toEqual(exactTaxes(invoice));
      }
    }
  });
});

it('shares an amount out to the cent, none of it negative or a cent away from its exact share', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 13n });
  const small = fc.bigInt({ min: 0n, max: 5n });
  const amounts = fc.oneof(small, cents);
  const property = fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 40 }), (amount, weights) => {
    const shares = shareOut(amount, weights);
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount);
    expect(shares.every((share) => share >= 0n)).toBe(true);
    const whole = weights.reduce((sum, weight) => sum + weight, 0n);
    const differences = shares.map((share, index) => share * whole - amount * (weights[index] ?? 0n));
    expect(whole === 0n || differences.every((it) => -whole < it && it < whole)).toBe(true);
  });
  fc.assert(property, { numRuns: repeats(5_000, 200_000), seed: 20_250_401 });
});

const ANYTHING: ExactInvoice = {
  lines: [],
  discount: fixed(0),
  shipping: fixed(0),
  province: 'ON',
  issueDate: '2026-01-05',
  registrations: ['GST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'],
};

function line(rateCents: number, taxed: ExactLine['taxed'] = 'goods'): ExactLine {
  return { quantity: 10_000, rateCents, taxed };
}

function fixed(cents: number) {
  return { type: 'fixed', cents } as const;
}

/** Small values too, which tie and round often. */
const values = (max: number) => fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max }));

const lines: fc.Arbitrary<ExactLine> = fc.record({
  quantity: fc.oneof(fc.constant(10_000), values(2_000_000)),
  rateCents: fc.oneof(fc.constant(0), values(2_000_000)),
  taxed: fc.constantFrom(...TAX_TREATMENTS, 'goods', 'otherServices'),
});

const adjustments: fc.Arbitrary<ExactAdjustment> = fc.oneof(
  fc.constant(fixed(0)),
  fc.record({ type: fc.constant('fixed' as const), cents: values(20_000_000) }),
  fc.record({ type: fc.constant('percentage' as const), tenThousandths: values(1_000_000) }),
);

const invoices: fc.Arbitrary<ExactInvoice> = fc.record({
  lines: fc.array(lines, { minLength: 1, maxLength: 40, size: 'max' }),
  discount: adjustments,
  shipping: adjustments,
  province: fc.constantFrom(...PROVINCE_CODES),
  issueDate: fc.constantFrom('2019-07-01', '2025-03-31', '2025-04-01', '2025-04-02', '2026-11-21'),
  registrations: fc.oneof(fc.constant(TAX_ACCOUNTS), fc.subarray([...TAX_ACCOUNTS])),
});

/** What says where an invoice is delivered. */
const PLACED_BY = ['supply', 'customer', 'company'] as const;

/** What the product computes, as the model states it. */
function computed(invoice: ExactInvoice, placed: (typeof PLACED_BY)[number]): ReturnType<typeof exactTaxes> {
  const { province, issueDate, registrations } = invoice;
  const input: TaxInput = {
    issueDate,
    items: invoice.lines.map(({ quantity, rateCents, taxed }) => ({
      quantity: quantity / 10_000,
      rate: rateCents / 100,
      ...(taxed === 'goods' || taxed === 'otherServices' ? { supplyCategory: taxed } : { taxTreatment: taxed }),
    })),
    discountType: invoice.discount.type,
    discountValue: inUnits(invoice.discount),
    shippingType: invoice.shipping.type,
    shippingValue: inUnits(invoice.shipping),
    ...(placed === 'supply' && { supplyProvince: province, billingProvince: 'ON' }),
    ...(placed === 'customer' && { billingProvince: province, billingCountry: 'Canada' }),
  };
  const issuer: TaxIssuer = {
    province: placed === 'company' ? province : 'QC',
    supplyCategory: 'legal',
    taxRegistrations: Object.fromEntries(registrations.map((account) => [account, `number of ${account}`])),
  };
  const { taxes } = provinceTaxes(input, issuer);
  const charged = (code: string) => taxes.filter((tax) => tax.code === code).map(({ amount }) => toCents(amount));
  return {
    taxes: Object.fromEntries(TAX_CODES.map((code) => [code, sumOf(charged(code))])) as ReturnType<
      typeof exactTaxes
    >['taxes'],
    total: invoiceTotals({ ...input, taxes }).totalCents,
  };
}

const inUnits = (it: ExactAdjustment) => (it.type === 'fixed' ? it.cents / 100 : it.tenThousandths / 10_000);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Every so many days, as many as given. */
function daysFrom(first: string, step: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index * step));
}
