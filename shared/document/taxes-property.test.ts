import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { toCents } from '#shared/money.ts';
import { enteredInvoice, exactInvoices, issuerOf, PLACED_BY, type PlacedBy } from '#test/support/exact-invoices.ts';
import { type ExactInvoice, type ExactLine, exactTaxes } from '#test/support/exact-taxes.ts';
import { repeats } from '#test/support/repeats.ts';
import { shareOut } from './charged-taxes.ts';
import { provinceTaxes } from './taxes.ts';
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
    ['ON book 40.00 + editing 100.00', { lines: [line(4_000, 'books'), line(10_000)] }, { HST: 1_500 }, 15_500],
    ['ON food 2.00 + 2.00', { lines: [line(200, 'preparedFood'), line(200, 'preparedFood')] }, { HST: 20 }, 420],
    ['ON food 4.01', { lines: [line(401, 'preparedFood')] }, { HST: 52 }, 453],
    ['ON 100.00 for First Nations', { lines: [line(10_000)], isRelieved: true }, { HST: 500 }, 10_500],
  ])('%s', (_, invoice, taxes, total) => {
    const found = exactTaxes({ ...ANYTHING, ...invoice });
    expect(Object.fromEntries(Object.entries(found.taxes).filter(([, cents]) => cents > 0))).toEqual(taxes);
    expect(found.total).toBe(total);
  });
});

describe('the taxes of a province', () => {
  it('equal the model’s, cent by cent', () => {
    const property = fc.property(exactInvoices, fc.constantFrom(...PLACED_BY), (invoice, placedBy) => {
      expect(computed(invoice, placedBy)).toEqual(exactTaxes(invoice));
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

/** The product's result in the model's form. */
function computed(invoice: ExactInvoice, placedBy: PlacedBy): ReturnType<typeof exactTaxes> {
  const entered = enteredInvoice(invoice, placedBy);
  const { taxes } = provinceTaxes(entered, issuerOf(invoice, placedBy));
  const found = { GST: 0, HST: 0, QST: 0, PST_BC: 0, PST_SK: 0, RST_MB: 0 };
  for (const { code, amount } of taxes) found[code] += toCents(amount);
  const rows = taxes.filter(({ amount }) => amount > 0).length;
  return { taxes: found, rows, total: invoiceTotals({ ...entered, taxes }).totalCents };
}

/** `count` days, `step` days apart. */
function daysFrom(first: string, step: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index * step));
}
