import { describe, expect, it } from 'vitest';
import { invoiceTotals } from '#shared/document/totals.ts';
import { choiceFault, chosenOf, type Offered, settledChoices, toggled, withChosen } from './choices.ts';

type Line = Offered & { readonly quantity: number; readonly rate: number };

const line: Line = { quantity: 1, rate: 100 };
const optional = (chosen = false): Line => ({ ...line, choice: 'optional', chosen });
const oneOf = (group: string, chosen = false): Line => ({ ...line, choice: { group }, chosen });
const places = (items: readonly Offered[]) => chosenOf(items);

describe('a click on a line', () => {
  const items = [line, optional(), oneOf('Colour', true), oneOf('Colour'), oneOf('Size', true)];

  it.each([
    ['a required line', 0, [2, 4]],
    ['an optional one', 1, [1, 2, 4]],
    ['another one of a group', 3, [3, 4]],
    ['the chosen one of a group', 2, [2, 4]],
  ])('of %s', (_, place, expected) => {
    expect(toggled(items, place)).toEqual(expected);
  });

  it('of a chosen optional one leaves it out', () => {
    expect(toggled([optional(true), line], 0)).toEqual([]);
  });
});

describe('lines as they are offered', () => {
  it('have one of each group chosen: the first, unless another one is', () => {
    const items = [oneOf('A'), oneOf('A'), oneOf('B'), oneOf('B', true), optional(), optional(true)];
    expect(places(settledChoices(items))).toEqual([0, 3, 5]);
  });

  it('carry no mark if they are required or not chosen', () => {
    expect(settledChoices([{ ...line, chosen: true }, optional()])).toEqual([line, { ...line, choice: 'optional' }]);
  });
});

describe('a choice', () => {
  const items = [optional(), oneOf('A'), oneOf('A')];

  it.each([
    ['of one of each group', [1], null],
    ['of all that goes together', [0, 2], null],
    ['of two of a group', [1, 2], { kind: 'several', places: [1, 2] }],
    ['of none of a group', [0], { kind: 'noneOfGroup', group: 'A' }],
    ['of a line that is not there', [1, 9], { kind: 'notOffered', places: [9] }],
  ])('%s', (_, chosen, fault) => {
    expect(choiceFault(items, chosen)).toEqual(fault);
  });

  it('cannot be of a required line, nor of nothing at all', () => {
    expect(choiceFault([line, optional()], [0])).toEqual({ kind: 'notOffered', places: [0] });
    expect(choiceFault([optional(), optional()], [])).toEqual({ kind: 'nothing' });
    expect(choiceFault([line, optional()], [])).toBeNull();
  });
});

it('the total and the taxes follow what is chosen, at the rates that were offered', () => {
  const gst = { code: 'GST' as const, ratePercent: 5, registration: '1', rule: 'r', shares: [100, 100, 0] };
  const content = { items: [line, optional(), optional(true)], taxShares: [gst], taxes: [] };
  const totalOf = (chosen: number[]) => invoiceTotals(withChosen(content, chosen)).totalCents;
  expect([totalOf([]), totalOf([1]), totalOf([2]), totalOf([1, 2])]).toEqual([10_500, 21_000, 20_500, 31_000]);
  expect(withChosen(content, [1, 2]).taxes).toMatchObject([{ baseAmount: 200, amount: 10, lines: [0, 1] }]);
  expect(withChosen(content, [1]).taxes?.[0]).not.toHaveProperty('lines');
});

it('shipping is taxed with the lines that count, also if they are free and the first one is left out', () => {
  const taxShares = [{ code: 'GST', ratePercent: 5, registration: 'RT0001', rule: 'GST', shares: [100, 100] }] as const;
  const content = {
    items: [optional(), { ...line, rate: 0 }],
    shippingValue: 20,
    taxShares: taxShares.map((tax) => ({ ...tax, shares: [...tax.shares] })),
  };
  expect(withChosen(content, [])).toMatchObject({ taxes: [{ code: 'GST', baseAmount: 20, amount: 1 }] });
});
