import { expect, it } from 'vitest';
import { chosenTaxation, soldChoice, taxationChoice } from './line-taxation.ts';

it.each([
  [{}, ''],
  [{ supplyCategory: 'books' }, 'sold books'],
  [{ taxTreatment: 'exempt' }, 'exempt'],
  [{ taxTreatment: 'taxable', supplyCategory: 'books' }, 'taxable'],
] as const)('a line with %j has the choice “%s”', (line, choice) => {
  expect(taxationChoice(line)).toBe(choice);
});

it('what is sold replaces a treatment', () => {
  expect(chosenTaxation(soldChoice('books'))).toEqual({ taxTreatment: undefined, supplyCategory: 'books' });
});

it('a treatment keeps what is sold', () => {
  expect(chosenTaxation('taxable')).toEqual({ taxTreatment: 'taxable' });
});

it('the default is what the business sells', () => {
  expect(chosenTaxation('')).toEqual({ taxTreatment: undefined, supplyCategory: undefined });
});
