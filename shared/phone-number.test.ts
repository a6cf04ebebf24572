import { expect, it } from 'vitest';
import { toInternationalPhone } from './phone-number.ts';

it.each([
  ['403 555 0100', '+14035550100'],
  ['1 (403) 555-0100', '+14035550100'],
  ['+44 20 7946 0958', '+442079460958'],
  ['555 0100', null],
  ['', null],
  ['+0 123 456 789', null],
])('reads %s as %s', (typed, expected) => {
  expect(toInternationalPhone(typed)).toBe(expected);
});
