import { describe, expect, it } from 'vitest';
import type { SupplyCategory } from '#shared/canada/tax-treatment.ts';
import { withChosen } from '#shared/estimate/choices.ts';
import { type PricedContent, priced } from './pricing.ts';
import { provinceTaxes, type TaxInput, type TaxIssuer } from './taxes.ts';
import { invoiceTotals } from './totals.ts';

const ISSUER: TaxIssuer = {
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001', PST_SK: '1234567', RST_MB: '123456-7' },
  supplyCategory: 'otherServices',
};
const RELIEF = { tax: 'HST_ON', reason: 'First Nations', number: '1234567890' } as const;

type Line = readonly [rate: number, category?: SupplyCategory | undefined, rest?: Partial<TaxInput['items'][number]>];

function anInvoice(province: string, lines: readonly Line[], changes: Partial<TaxInput> = {}): TaxInput {
  return {
    issueDate: '2026-06-15',
    billingProvince: province,
    billingCountry: 'Canada',
    items: lines.map(([rate, supplyCategory, rest]) => ({ quantity: 1, rate, supplyCategory, ...rest })),
    ...changes,
  };
}

/** A draft as it is stored. */
const stored = (invoice: TaxInput) => priced<PricedContent>({ ...invoice, taxMode: 'province' }, ISSUER);

/** The taxes charged as `HST 5`, in major units, and the total. */
function charged(invoice: TaxInput, issuer = ISSUER) {
  const { taxes } = provinceTaxes(invoice, issuer);
  return {
    ...Object.fromEntries(taxes.map(({ code, ratePercent, amount }) => [`${code} ${ratePercent}`, amount])),
    total: invoiceTotals({ ...invoice, taxes }).totalCents / 100,
  };
}

const BOOK_AND_EDITING: Line[] = [[40, 'books'], [100]];

it.each<[title: string, invoice: TaxInput, expected: Record<string, number>]>([
  ['an Ontario book and editing', anInvoice('ON', BOOK_AND_EDITING), { 'HST 5': 2, 'HST 13': 13, total: 155 }],
  [
    'the same with a discount of 14.00 and shipping of 7.00, shared out',
    anInvoice('ON', BOOK_AND_EDITING, {
      ...{ discountType: 'fixed', discountValue: 14, shippingType: 'fixed', shippingValue: 7 },
    }),
    // 40 − 4 + 2 and 100 − 10 + 5.
    { 'HST 5': 1.9, 'HST 13': 12.35, total: 147.25 },
  ],
  ['only books', anInvoice('NB', [[40, 'books']]), { 'HST 5': 2, total: 42 }],
  [
    'a book in Nova Scotia on the last day at 15%',
    inNovaScotia('2025-03-31'),
    { 'HST 5': 2, 'HST 15': 15, total: 157 },
  ],
  [
    'a book in Nova Scotia on the first day at 14%',
    inNovaScotia('2025-04-01'),
    { 'HST 5': 2, 'HST 14': 14, total: 156 },
  ],
  [
    'a book in Newfoundland, of which the rebate had ended',
    anInvoice('NL', [[40, 'books']], { issueDate: '2017-12-31' }),
    { 'HST 15': 6, total: 46 },
  ],
  [
    'the first day on which it was given again',
    anInvoice('NL', [[40, 'books']], { issueDate: '2018-01-01' }),
    { 'HST 5': 2, total: 42 },
  ],
  [
    'children’s clothing in Prince Edward Island',
    anInvoice('PE', [[10, 'childrensClothing']]),
    { 'HST 5': 0.5, total: 10.5 },
  ],
  ['diapers there, taxed in full', anInvoice('PE', [[10, 'diapers']]), { 'HST 15': 1.5, total: 11.5 }],
  ['car seats in Nova Scotia, taxed in full', anInvoice('NS', [[10, 'carSeats']]), { 'HST 14': 1.4, total: 11.4 }],
  ['a book and editing in Québec', anInvoice('QC', BOOK_AND_EDITING), { 'GST 5': 7, 'QST 9.975': 9.98, total: 156.98 }],
  [
    'a book in Saskatchewan',
    anInvoice('SK', [
      [40, 'books'],
      [60, 'goods'],
    ]),
    { 'GST 5': 5, 'PST_SK 6': 3.6, total: 108.6 },
  ],
  ['a book in Alberta', anInvoice('AB', [[40, 'books']]), { 'GST 5': 2, total: 42 }],
])('%s', (_, invoice, expected) => {
  expect(charged(invoice)).toEqual(expected);
});

function inNovaScotia(issueDate: string) {
  return anInvoice('NS', BOOK_AND_EDITING, { issueDate });
}

it('a line declared taxable is taxed in full, by the PST, too', () => {
  const taxable = { taxTreatment: 'taxable' } as const;
  expect(charged(anInvoice('ON', [[40, 'books', taxable]]))).toMatchObject({ 'HST 13': 5.2 });
  expect(charged(anInvoice('SK', [[40, 'books', taxable]]))).toMatchObject({ 'PST_SK 6': 2.4 });
  expect(charged(anInvoice('QC', [[40, 'books', taxable]]))).toMatchObject({ 'QST 9.975': 3.99 });
});

it('a business that sells books has the rebate on lines that say nothing else', () => {
  expect(charged(anInvoice('ON', [[40]]), { ...ISSUER, supplyCategory: 'books' })).toMatchObject({ 'HST 5': 2 });
});

it('asks what Manitoba charges on children’s clothing, which depends on its price', () => {
  const { notes } = provinceTaxes(anInvoice('MB', [[40, 'childrensClothing']]), ISSUER);
  expect(notes).toMatchObject([{ kind: 'undecided', code: 'RST_MB', lines: [0] }]);
});

describe('prepared food in Ontario', () => {
  it.each([
    [[[4, 'preparedFood']], { 'HST 5': 0.2, total: 4.2 }],
    [[[4.01, 'preparedFood']], { 'HST 13': 0.52, total: 4.53 }],
    [[[2, 'preparedFood'], [2, 'preparedFood'], [10]], { 'HST 5': 0.2, 'HST 13': 1.3, total: 15.5 }],
    [
      [
        [2, 'preparedFood'],
        [2.01, 'preparedFood'],
        [10, 'books'],
      ],
      { 'HST 5': 0.5, 'HST 13': 0.52, total: 15.03 },
    ],
  ] satisfies [Line[], object][])('of %j', (lines, expected) => {
    expect(charged(anInvoice('ON', lines))).toEqual(expected);
  });

  it('counts without what is not taxed at all', () => {
    const lines: Line[] = [[3], [5, undefined, { taxTreatment: 'zeroRated' }]];
    const cafe = { ...ISSUER, supplyCategory: 'preparedFood' } as const;
    expect(charged(anInvoice('ON', lines), cafe)).toEqual({ 'HST 5': 0.15, total: 8.15 });
  });

  it('counts after the discount', () => {
    const invoice = anInvoice('ON', [[5, 'preparedFood']], { discountType: 'fixed', discountValue: 1 });
    expect(charged(invoice)).toEqual({ 'HST 5': 0.2, total: 4.2 });
  });

  it('follows what the recipient of an estimate chooses', () => {
    const sandwich = { quantity: 1, rate: 3, supplyCategory: 'preparedFood', choice: 'optional' } as const;
    const items = [{ ...sandwich, chosen: true }, sandwich];
    const estimate = { ...stored({ ...anInvoice('ON', []), items }), items };
    const both = withChosen(estimate, [0, 1]);
    expect(estimate.taxes).toMatchObject([{ ratePercent: 5, amount: 0.15 }]);
    expect(both.taxes).toMatchObject([{ ratePercent: 13, amount: 0.78 }]);
    expect(withChosen(both, [1]).taxes).toMatchObject([{ ratePercent: 5, amount: 0.15 }]);
  });
});

describe('Ontario’s relief for First Nations', () => {
  it('credits its 8%, on one line with what is rebated', () => {
    const { taxes, notes } = provinceTaxes(anInvoice('ON', BOOK_AND_EDITING, { taxExemptions: [RELIEF] }), ISSUER);
    expect(taxes).toMatchObject([{ code: 'HST', ratePercent: 5, baseAmount: 140, amount: 7, credited: 8 }]);
    expect(taxes[0]?.rule).toContain('gi-065');
    expect(taxes[0]?.rule).toContain('gi-106');
    expect(notes).toEqual([{ kind: 'exempt', code: 'HST', exemption: RELIEF }]);
  });

  it.each([
    ['elsewhere', anInvoice('NB', [[100]], { taxExemptions: [RELIEF] }), { 'HST 15': 15, total: 115 }],
    [
      'after its last day',
      anInvoice('ON', [[100]], { taxExemptions: [{ ...RELIEF, validTo: '2026-06-14' }] }),
      { 'HST 13': 13, total: 113 },
    ],
    [
      'for a customer exempt from all of it',
      anInvoice('ON', [[100]], { taxExemptions: [RELIEF, { tax: 'GST', reason: 'On reserve' }] }),
      { total: 100 },
    ],
  ])('does not count %s', (_, invoice, expected) => {
    expect(charged(invoice)).toEqual(expected);
  });

  it('is an exemption that the invoice names, unless nothing is credited', () => {
    const exemptFrom = (lines: Line[]) => stored(anInvoice('ON', lines, { taxExemptions: [RELIEF] })).exemptFrom;
    expect(exemptFrom([[100]])).toEqual(['HST_ON']);
    expect(exemptFrom([[100, 'books']])).toBeUndefined();
  });
});
