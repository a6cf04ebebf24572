import { expect, it } from 'vitest';
import { FRENCH_PLACEHOLDERS, filledPlaceholders, PLACEHOLDERS } from './placeholders.ts';

const ALL = PLACEHOLDERS.map((name) => `{${name}}`).join('; ');
const ALL_IN_FRENCH = PLACEHOLDERS.map((name) => `{${FRENCH_PLACEHOLDERS[name]}}`).join('; ');

it.each([
  ['2026-12-01', '2026-12-31', 'December; Q4; December 1 – 31, 2026; 2026'],
  ['2026-10-01', '2026-12-31', 'October; Q4; October 1 – December 31, 2026; 2026'],
  ['2026-12-15', '2027-01-14', 'December; Q4; December 15, 2026 – January 14, 2027; 2026'],
  ['2028-02-29', '2028-02-29', 'February; Q1; February 29, 2028; 2028'],
])('are filled in for the days from %s to %s', (from, to, filled) => {
  expect(filledPlaceholders(ALL, { from, to }, 'en')).toBe(filled);
});

it.each([
  ['2026-12-01', '2026-12-31', 'décembre; T4; 1er au 31 décembre 2026; 2026'],
  ['2026-04-01', '2026-06-30', 'avril; T2; 1er avril au 30 juin 2026; 2026'],
  ['2026-12-15', '2027-01-14', 'décembre; T4; 15 décembre 2026 au 14 janvier 2027; 2026'],
  ['2026-08-03', '2026-08-03', 'août; T3; 3 août 2026; 2026'],
])('are filled in for a French recipient from %s to %s', (from, to, filled) => {
  expect(filledPlaceholders(ALL, { from, to }, 'fr')).toBe(filled);
  expect(filledPlaceholders(ALL_IN_FRENCH, { from, to }, 'fr')).toBe(filled);
});

it('are filled in in English for an English recipient, whichever language they are written in', () => {
  const period = { from: '2026-12-01', to: '2026-12-31' };
  expect(filledPlaceholders(ALL_IN_FRENCH, period, 'en')).toBe(filledPlaceholders(ALL, period, 'en'));
});

it('are filled in each time, and anything else in braces stays', () => {
  const text = '{month}/{month} {Month} {jour} { year } {} {{year}} $& {constructor}';
  expect(filledPlaceholders(text, { from: '2027-03-31', to: '2027-04-29' }, 'en')).toBe(
    'March/March {Month} {jour} { year } {} {2027} $& {constructor}',
  );
});
