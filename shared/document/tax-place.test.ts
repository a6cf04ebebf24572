import { expect, it } from 'vitest';
import { placeOfSupply, type TaxPlace } from './tax-place.ts';

const IN_ALBERTA = { province: 'AB' };

it.each<[title: string, invoice: Parameters<typeof placeOfSupply>[0], place: TaxPlace]>([
  ['the place chosen', { supplyProvince: 'ON', billingCountry: 'USA' }, province('ON', 'supply')],
  ['the customer’s province', { billingProvince: 'Qué.' }, province('QC', 'customer')],
  ['the company’s if the customer has none', { billingProvince: ' ' }, province('AB', 'company')],
  ['the company’s for a customer in Canada', { billingCountry: 'Canada' }, province('AB', 'company')],
  ['abroad', { billingProvince: 'ON', billingCountry: 'United States' }, { kind: 'abroad' }],
  ['unknown if no country says what “Texas” is', { billingProvince: 'Texas' }, { kind: 'unknown', typed: 'Texas' }],
  [
    'unknown for a misspelled province in Canada',
    { billingProvince: ' Quebecc ', billingCountry: 'Canada' },
    { kind: 'unknown', typed: 'Quebecc' },
  ],
])('the place of supply is %s', (_, invoice, place) => {
  expect(placeOfSupply(invoice, IN_ALBERTA)).toEqual(place);
});

it('is unknown where neither the customer nor the company has a province', () => {
  expect(placeOfSupply({}, {})).toEqual({ kind: 'unknown', typed: '' });
});

function province(code: 'AB' | 'ON' | 'QC', from: 'supply' | 'customer' | 'company'): TaxPlace {
  return { kind: 'province', province: code, from };
}
