import { describe, expect, it } from 'vitest';
import type { TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { toCents } from '#shared/money.ts';
import { missingPst, provinceTaxes, type TaxInput, type TaxIssuer } from './taxes.ts';
import { invoiceTotals } from './totals.ts';

const REGISTERED_EVERYWHERE: TaxIssuer = {
  taxRegistrations: {
    GST: '84512 3397 RT0001',
    QST: '1234567890 TQ0001',
    PST_BC: 'PST-1234-5678',
    PST_SK: '1234567',
    RST_MB: '123456-7',
  },
  supplyCategory: 'goods',
};

type Line = readonly [rate: number, taxTreatment?: TaxTreatment | undefined, quantity?: number];

function anInvoice(province: string, lines: readonly Line[], changes: Partial<TaxInput> = {}): TaxInput {
  return {
    issueDate: '2026-06-15',
    billingProvince: province,
    billingCountry: 'Canada',
    items: lines.map(([rate, taxTreatment, quantity = 1]) => ({ quantity, rate, taxTreatment })),
    ...changes,
  };
}

const money = (type: 'discount' | 'shipping', value: number) => ({ [`${type}Type`]: 'fixed', [`${type}Value`]: value });

/** The golden cases: invoice, taxes in cents, total in cents. */
const GOLDEN: readonly (readonly [string, TaxInput, Record<string, number>, number])[] = [
  ['QC 300.00', anInvoice('QC', [[300]]), { GST: 1500, QST: 2993 }, 34493],
  ['QC 100.00', anInvoice('QC', [[100]]), { GST: 500, QST: 998 }, 11498],
  [
    'ON 1000.00 with discount and shipping',
    anInvoice('ON', [[1000]], { ...money('discount', 100), ...money('shipping', 20) }),
    { HST: 11960 },
    103960,
  ],
  ['ON 3 × 0.33', anInvoice('ON', [[0.33, undefined, 3]]), { HST: 13 }, 112],
  [
    'BC with three treatments, discount and shipping',
    anInvoice(
      'BC',
      [
        [600, 'noPst'],
        [250.5, 'taxable'],
        [19.99, 'exempt'],
      ],
      { ...money('discount', 50), ...money('shipping', 15) },
    ),
    { GST: 4082, PST_BC: 1683 },
    89314,
  ],
  [
    'QC with a zero-rated line and a discount',
    anInvoice('QC', [[33.33], [33.33, 'zeroRated'], [33.34]], money('discount', 10)),
    { GST: 300, QST: 599 },
    9899,
  ],
  ['SK with a line without PST', anInvoice('SK', [[123.45], [67.89, 'noPst']]), { GST: 957, PST_SK: 741 }, 20832],
  ['MB 99.99', anInvoice('MB', [[99.99]]), { GST: 500, RST_MB: 700 }, 11199],
  ['NS on 2025-03-31', anInvoice('NS', [[200]], { issueDate: '2025-03-31' }), { HST: 3000 }, 23000],
  ['NS on 2025-04-01', anInvoice('NS', [[200]], { issueDate: '2025-04-01' }), { HST: 2800 }, 22800],
  ['QC 1.10', anInvoice('QC', [[1.1]]), { GST: 6, QST: 11 }, 127],
];

it.each(GOLDEN)('%s', (_, invoice, taxCents, totalCents) => {
  const { taxes } = provinceTaxes(invoice, REGISTERED_EVERYWHERE);
  expect(Object.fromEntries(taxes.map(({ code, amount }) => [code, toCents(amount)]))).toEqual(taxCents);
  expect(invoiceTotals({ ...invoice, taxes }).totalCents).toBe(totalCents);
});

const codesOf = (invoice: TaxInput, issuer: TaxIssuer = REGISTERED_EVERYWHERE) =>
  provinceTaxes(invoice, issuer).taxes.map(({ code }) => code);

describe('the place', () => {
  it('is the one chosen, before the customer’s', () => {
    expect(codesOf(anInvoice('QC', [[1]], { supplyProvince: 'ON' }))).toEqual(['HST']);
  });

  it('is the customer’s, in any spelling', () => {
    expect(codesOf(anInvoice('Colombie-Britannique', [[1]]))).toEqual(['GST', 'PST_BC']);
  });

  it('is the company’s if the customer has none', () => {
    const result = provinceTaxes(anInvoice('', [[1]]), { ...REGISTERED_EVERYWHERE, province: 'Alberta' });
    expect(result.taxes.map(({ code }) => code)).toEqual(['GST']);
    expect(result.place).toEqual({ kind: 'province', province: 'AB', from: 'company' });
  });

  it('is abroad for a customer outside Canada, who is charged nothing', () => {
    const invoice = anInvoice('ON', [[1]], { billingCountry: 'USA' });
    expect(provinceTaxes(invoice, REGISTERED_EVERYWHERE)).toMatchObject({
      taxes: [],
      place: { kind: 'abroad' },
      notes: [],
    });
  });

  it('is unknown if no address names a province', () => {
    expect(provinceTaxes(anInvoice('', [[1]]), REGISTERED_EVERYWHERE).place).toEqual({ kind: 'unknown', typed: '' });
  });
});

describe('the issuer', () => {
  it('charges only the taxes it is registered for, and learns which are missing', () => {
    const result = provinceTaxes(anInvoice('QC', [[100]]), { taxRegistrations: { GST: '84512 3397 RT0001' } });
    expect(result.taxes).toMatchObject([{ code: 'GST', registration: '84512 3397 RT0001' }]);
    expect(result.notes).toEqual([{ kind: 'notRegistered', code: 'QST' }]);
  });

  it('does not charge a tax that the customer is exempt from, through the last day', () => {
    const exemption = { tax: 'RST_MB', reason: 'Resale', number: '765432-1', validTo: '2026-06-15' } as const;
    const invoice = anInvoice('MB', [[100]], { taxExemptions: [exemption] });
    expect(codesOf(invoice)).toEqual(['GST']);
    expect(provinceTaxes(invoice, REGISTERED_EVERYWHERE).notes).toEqual([
      { kind: 'exempt', code: 'RST_MB', exemption },
    ]);
    expect(codesOf({ ...invoice, issueDate: '2026-06-16' })).toEqual(['GST', 'RST_MB']);
  });
});

it.each<[title: string, invoice: TaxInput, issuer: TaxIssuer, code: string | undefined]>([
  ['goods in British Columbia', anInvoice('BC', [[1]]), {}, 'PST_BC'],
  ['one taxable line of two', anInvoice('SK', [[1, 'exempt'], [1]]), {}, 'PST_SK'],
  ['what Manitoba does not tax', anInvoice('MB', [[1]]), { supplyCategory: 'advertising' }, undefined],
  ['what may be taxed, undecided', anInvoice('MB', [[1]]), { supplyCategory: 'cleaningRepair' }, undefined],
  [
    'sales to an exempt customer',
    anInvoice('BC', [[1]], { taxExemptions: [{ tax: 'PST_BC', reason: 'Resale' }] }),
    {},
    undefined,
  ],
  ['goods in Ontario', anInvoice('ON', [[1]]), {}, undefined],
  ['goods in British Columbia, registered there', anInvoice('BC', [[1]]), REGISTERED_EVERYWHERE, undefined],
])('a provincial sales tax without a registration: %s', (_, invoice, issuer, code) => {
  expect(missingPst(invoice, { supplyCategory: 'goods', ...issuer })).toBe(code);
});

describe('what is sold', () => {
  const chargedIn = (province: string, supplyCategory: TaxIssuer['supplyCategory'], issueDate = '2026-06-15') =>
    codesOf(anInvoice(province, [[100]], { issueDate }), { ...REGISTERED_EVERYWHERE, supplyCategory });

  it('decides about provincial sales tax', () => {
    expect(chargedIn('MB', 'legal')).toEqual(['GST', 'RST_MB']);
    expect(chargedIn('SK', 'advertising')).toEqual(['GST', 'PST_SK']);
    expect(chargedIn('BC', 'advertising')).toEqual(['GST']);
    expect(chargedIn('MB', undefined)).toEqual(['GST']);
  });

  it('follows the issue day', () => {
    expect(chargedIn('MB', 'software', '2025-12-31')).toEqual(['GST']);
    expect(chargedIn('MB', 'software', '2026-01-01')).toEqual(['GST', 'RST_MB']);
  });

  it('charges nothing by an unconfirmed rule, and asks', () => {
    const invoice = anInvoice('BC', [[100]], { issueDate: '2026-10-01' });
    const { taxes, notes } = provinceTaxes(invoice, { ...REGISTERED_EVERYWHERE, supplyCategory: 'accounting' });
    expect(taxes.map(({ code }) => code)).toEqual(['GST']);
    expect(notes).toMatchObject([{ kind: 'undecided', code: 'PST_BC', rule: { status: 'unconfirmed' }, lines: [0] }]);
  });

  it('taxes 30% of the price of design in Saskatchewan', () => {
    const issuer: TaxIssuer = { ...REGISTERED_EVERYWHERE, supplyCategory: 'architectureEngineering' };
    expect(provinceTaxes(anInvoice('SK', [[1000]]), issuer).taxes[1]).toMatchObject({
      baseAmount: 300,
      pricePercent: 30,
      amount: 18,
    });
  });

  it('taxes only that part of a line that the issuer declares taxable', () => {
    const invoice = anInvoice('BC', [[1000, 'taxable']], { issueDate: '2026-10-01' });
    const issuer: TaxIssuer = { ...REGISTERED_EVERYWHERE, supplyCategory: 'architectureEngineering' };
    expect(provinceTaxes(invoice, issuer).taxes[1]).toMatchObject({ code: 'PST_BC', baseAmount: 300, amount: 21 });
  });

  it('is set per line, and otherwise by the business', () => {
    const invoice = anInvoice('MB', [[100], [100, 'noPst']]);
    expect(provinceTaxes(invoice, REGISTERED_EVERYWHERE).taxes).toMatchObject([
      { code: 'GST', baseAmount: 200 },
      { code: 'RST_MB', baseAmount: 100, lines: [0] },
    ]);
  });
});

it('taxes shipping like the first line if all lines are free', () => {
  const invoice = anInvoice('QC', [[0], [0, 'exempt']], money('shipping', 100));
  expect(provinceTaxes(invoice, REGISTERED_EVERYWHERE).taxes).toMatchObject([
    { code: 'GST', amount: 5, lines: [0] },
    { code: 'QST', amount: 9.98, lines: [0] },
  ]);
});

it('has no taxes before the first known rate', () => {
  expect(codesOf(anInvoice('ON', [[1]], { issueDate: '2013-03-31' }))).toEqual([]);
});
