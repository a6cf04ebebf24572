import { describe, expect, it } from 'vitest';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import type { PublicInvoice } from './public-invoice.ts';
import { type Finding, findingsOf, pstSince, type ReadinessInput, smallSupplierSince } from './readiness.ts';

const CARDS = { paymentIntegrationEnabled: true };
const COMPANY = {
  name: 'Larch Studio',
  address: '12 Main St',
  email: 'hi@larch.test',
  paymentSettings: { paymentIntegrationEnabled: false },
};
const BANK = { bankName: 'ATB', accountName: 'Larch Studio', accountNumber: '123' };
const E_TRANSFER = {
  paymentMethod: 'e-transfer',
  paymentInstructions: { eTransferEmail: 'pay@example.com' },
} as const;
const GST: InvoiceTax = {
  code: 'GST',
  ratePercent: 5,
  baseAmount: 600,
  amount: 30,
  registration: 'RT0001',
  rule: 'GST',
};

function anInput(invoice: Partial<PublicInvoice> = {}, changes: Partial<ReadinessInput> = {}): ReadinessInput {
  return {
    invoice: aPublicInvoice({
      items: oneItem(600),
      company: COMPANY,
      paymentInstructions: BANK,
      paymentTerms: 'Due on receipt',
      ...invoice,
    }),
    companyName: 'Larch Studio',
    today: '2026-01-10',
    ...changes,
  };
}

const oneItem = (amount: number, name = 'Design') => [{ name, quantity: 1, rate: amount, amount }];

it('finds nothing wrong with a complete invoice', () => {
  expect(findingsOf(anInput())).toEqual([]);
});

describe('a way to pay', () => {
  it.each<[title: string, invoice: Partial<PublicInvoice>, findings: Finding[]]>([
    ['is missing without details for the payment method', { paymentInstructions: undefined }, ['payment']],
    [
      'has no details, but the pay page offers an e-Transfer',
      { paymentInstructions: undefined, eTransferEmail: 'pay@larch.test' },
      ['onlyETransfer'],
    ],
    ['is missing if cards are the method, but not set up', { paymentMethod: 'card' }, ['payment']],
    ['is cash', { paymentMethod: 'cash', paymentInstructions: undefined }, []],
    ['is a card', { paymentInstructions: undefined, company: { ...COMPANY, paymentSettings: CARDS } }, []],
    [
      'is missing below the minimum of cards alone',
      { items: oneItem(0.49), paymentMethod: 'card', company: { ...COMPANY, paymentSettings: CARDS } },
      ['cardMinimum'],
    ],
    [
      'is a bank transfer below the minimum of cards',
      { items: oneItem(0.49), company: { ...COMPANY, paymentSettings: CARDS } },
      [],
    ],
    [
      'is missing above the maximum of cards alone',
      { items: oneItem(1_000_000), paymentMethod: 'card', company: { ...COMPANY, paymentSettings: CARDS } },
      ['cardMaximum'],
    ],
    ['is an e-Transfer in Canadian dollars', { ...E_TRANSFER, currency: 'CAD' }, []],
    ['is missing for an e-Transfer in another currency', { ...E_TRANSFER, currency: 'USD' }, ['eTransferCurrency']],
  ])('%s', (_, invoice, findings) => {
    expect(findingsOf(anInput(invoice))).toEqual(findings);
  });
});

describe('the three tiers of the Canada Revenue Agency', () => {
  const typedTax = { taxType: 'fixed', taxValue: 5 } as const;
  const withTax = (total: number, changes: Partial<PublicInvoice> = {}) =>
    findingsOf(anInput({ ...typedTax, items: oneItem(total - 5), ...changes }));

  it.each<[title: string, found: Finding[], expected: Finding[]]>([
    ['99.99 without a registration', withTax(99.99), []],
    ['100.00 without a registration', withTax(100), ['registration']],
    ['100.00 with the single tax number', withTax(100, { company: { ...COMPANY, vat: '123' } }), []],
    ['100.00 without tax', findingsOf(anInput({ items: oneItem(100) })), []],
    ['499.99 without terms', findingsOf(anInput({ items: oneItem(499.99), paymentTerms: ' ' })), []],
    ['500.00 without terms', findingsOf(anInput({ items: oneItem(500), paymentTerms: ' ' })), ['terms']],
    ['500.00 without a buyer', findingsOf(anInput({ items: oneItem(500), billingName: '' })), ['buyer']],
    ['500.00 without a description', findingsOf(anInput({ items: oneItem(500, ' ') })), ['description']],
    ['630.00 with a tax of the province', findingsOf(anInput({ taxes: [GST] })), []],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('one percentage for two taxes', () => {
  const typed = (billingProvince: string, taxValue: number) =>
    findingsOf(anInput({ items: oneItem(50), billingProvince, billingCountry: 'Canada', taxValue }));

  it.each([
    ['QC', 14.975],
    ['QC', 14.98],
    ['BC', 12],
    ['SK', 11],
    ['MB', 12],
  ])('is found in %s: %s', (province, percent) => {
    expect(typed(province, percent)).toEqual(['combinedTax']);
  });

  it.each([
    ['ON', 13],
    ['QC', 5],
    ['', 14.975],
  ])('is not found in %s: %s', (province, percent) => {
    expect(typed(province, percent)).toEqual([]);
  });
});

it('finds that the province is unknown where it decides the taxes', () => {
  const company = { ...COMPANY, vat: '84512 3397 RT0001' };
  expect(findingsOf(anInput({ taxes: [], company }))).toEqual(['noProvince']);
  expect(findingsOf(anInput({ taxes: [], company: { ...company, province: 'AB' } }))).toEqual([]);
  expect(findingsOf(anInput({ taxes: [] }))).toEqual([]);
});

it.each(['PST_BC', 'PST_SK', 'RST_MB'] as const)('finds that the issuer may have to register for %s', (code) => {
  expect(findingsOf(anInput({}, { unregisteredPst: code }))).toEqual([`mustRegister${code}`]);
});

it('finds that the customer’s province is not a Canadian one, unless the country says why', () => {
  const invoice = { taxes: [], billingProvince: 'Texas', company: { ...COMPANY, province: 'AB', vat: '84512 3397' } };
  expect(findingsOf(anInput(invoice))).toEqual(['unknownProvince']);
  expect(findingsOf(anInput({ ...invoice, billingCountry: 'United States' }))).toEqual([]);
});

it('finds that Ontario’s relief is credited without the number of a status card', () => {
  const relief = { tax: 'HST_ON', reason: 'First Nations' } as const;
  expect(findingsOf(anInput({ taxExemptions: [relief] }))).toEqual(['exemptionNumber']);
  expect(findingsOf(anInput({ taxExemptions: [{ ...relief, number: '1234567890' }] }))).toEqual([]);
  expect(findingsOf(anInput({ taxExemptions: [{ tax: 'GST', reason: 'On reserve' }] }))).toEqual([]);
});

it.each<[title: string, input: ReadinessInput, findings: Finding[]]>([
  ['a company without a name', anInput({}, { companyName: ' ' }), ['name']],
  [
    'no company',
    anInput({ company: { ...COMPANY, address: undefined } }, { companyName: undefined }),
    ['name', 'address'],
  ],
  ['a company without an email address', anInput({ company: { ...COMPANY, email: ' ' } }), ['email']],
  ['a total of zero', anInput({ items: oneItem(0) }), ['zeroTotal']],
  ['a due date in the past', anInput({ dueDate: '2026-01-09' }), ['pastDue']],
  ['a due date today', anInput({ dueDate: '2026-01-10' }), []],
  ['no issue date', anInput({ issueDate: '' }), ['issueDate']],
  ['$30,000 without a tax number', anInput({}, { recentSalesCents: 3_000_000 }), []],
  ['more than that', anInput({}, { recentSalesCents: 3_000_001 }), ['mustRegister']],
  [
    'above the small-supplier limit, with a tax number',
    anInput({ company: { ...COMPANY, vat: '84512 3397 RT0001' } }, { recentSalesCents: 3_000_001 }),
    [],
  ],
])('%s', (_, input, findings) => {
  expect(findingsOf(input)).toEqual(findings);
});

it.each([
  ['2026-01-01', '2025-04-01'],
  ['2026-03-31', '2025-04-01'],
  ['2026-04-01', '2025-07-01'],
  ['2026-09-30', '2025-10-01'],
  ['2026-10-01', '2026-01-01'],
  ['2026-12-31', '2026-01-01'],
])('four quarters up to %s begin on %s', (today, first) => {
  expect(smallSupplierSince(today)).toBe(first);
});

it.each([
  ['2026-01-31', '2025-02-01'],
  ['2026-09-30', '2025-10-01'],
  ['2026-12-01', '2026-01-01'],
])('twelve months up to %s begin on %s', (today, first) => {
  expect(pstSince(today)).toBe(first);
});
