import { expect, it } from 'vitest';
import { issuesOf } from '#shared/schema-issues.ts';
import { exemptionText } from './exemption-text.ts';
import { type TaxExemption, TaxExemptions } from './tax-exemption.ts';

const RESALE = { tax: 'RST_MB', reason: 'Purchases for resale' } satisfies TaxExemption;

const issuesIn = (exemptions: unknown) => issuesOf(TaxExemptions.safeParse(exemptions).error?.issues ?? [], exemptions);

it.each([
  ['none', []],
  ['one without a number and a last day', [RESALE]],
  ['one with empty ones', [{ ...RESALE, number: '', validTo: '' }]],
  ['one of each tax', ['GST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'].map((tax) => ({ ...RESALE, tax }))],
  [
    'the longest texts and a leap day',
    [{ ...RESALE, reason: 'x'.repeat(100), number: '1'.repeat(50), validTo: '2028-02-29' }],
  ],
])('accepts %s', (_, exemptions) => {
  expect(issuesIn(exemptions)).toEqual([]);
});

it.each([
  ['a second one of the same tax', [RESALE, { ...RESALE, reason: 'Other' }], { path: '1.tax', rule: 'unique' }],
  ['no tax', [{ ...RESALE, tax: '' }], { path: '0.tax', rule: 'required' }],
  ['HST apart from GST', [{ ...RESALE, tax: 'HST' }], { path: '0.tax', rule: 'oneOf' }],
  ['no reason', [{ tax: 'GST', reason: ' ' }], { path: '0.reason', rule: 'required' }],
  ['a reason that is too long', [{ ...RESALE, reason: 'x'.repeat(101) }], { path: '0.reason', rule: 'maxLength' }],
  ['a number that is too long', [{ ...RESALE, number: '1'.repeat(51) }], { path: '0.number', rule: 'maxLength' }],
  ['a day that does not exist', [{ ...RESALE, validTo: '2027-02-29' }], { path: '0.validTo', rule: 'date' }],
  ['another field', [{ ...RESALE, rate: 5 }], { path: '0.rate', rule: 'unknown' }],
])('refuses %s', (_, exemptions, issue) => {
  expect(issuesIn(exemptions)).toMatchObject([issue]);
});

it('is described in one line', () => {
  expect(exemptionText(RESALE)).toBe('RST (Manitoba): Purchases for resale');
  expect(exemptionText({ tax: 'GST', reason: 'First Nations', number: '123', validTo: '2027-03-31' })).toBe(
    'GST/HST: First Nations, 123, until 2027-03-31',
  );
});
