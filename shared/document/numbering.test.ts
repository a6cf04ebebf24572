import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countIn, documentNumber, type NumberingScheme, periodOf, schemeContinuing } from './numbering.ts';

const TODAY = '2026-11-05';
const scheme = (prefix: string, restarts: NumberingScheme['restarts'] = 'never', digits = 3): NumberingScheme => ({
  prefix,
  digits,
  restarts,
});

it.each([
  ['INV-', 'INV-014'],
  ['{YYYY}-', '2026-014'],
  ['{YY}{MM}/', '2611/014'],
  ['{YYYY}.INV/', '2026.INV/014'],
  ['No ', 'No 014'],
  ['', '014'],
])('writes a count after %s', (prefix, expected) => {
  expect(documentNumber(scheme(prefix), 14, TODAY)).toBe(expected);
});

it('has more digits for a larger count', () => {
  expect(documentNumber(scheme('INV-'), 12_345, TODAY)).toBe('INV-12345');
});

it.each([
  ['INV-014', scheme('INV-'), { period: 'all', count: 14 }],
  ['inv–14', scheme('INV-'), { period: 'all', count: 14 }],
  ['No 7', scheme('No '), { period: 'all', count: 7 }],
  ['2025-014', scheme('{YYYY}-', 'yearly'), { period: '2025', count: 14 }],
  ['2602-014', scheme('{YY}{MM}-', 'yearly'), { period: '2026', count: 14 }],
  ['2026.INV/014', scheme('{YYYY}.INV/'), { period: 'all', count: 14 }],
  ['2026-2026-3', scheme('{YYYY}-{YYYY}-', 'yearly'), { period: '2026', count: 3 }],
])('reads the count of %s', (number, of, expected) => {
  expect(countIn(of, number)).toEqual(expected);
});

it.each([
  ['INV-', 'INV014'],
  ['INV-', 'INV-014b'],
  ['INV-', 'INV-'],
  ['INV-', 'INV-123456789'],
  ['{YYYY}-', '26-014'],
  ['{YY}{MM}-', '2613-014'],
  ['2026.INV/', '2026xINV/014'],
  ['No ', 'No7'],
])('after %s, finds no count in %s', (prefix, number) => {
  expect(countIn(scheme(prefix), number)).toBeNull();
});

it.each([
  ['2026-014', '{YYYY}-', 'yearly', '2026-015'],
  ['2026-11-014', '{YYYY}-{MM}-', 'yearly', '2026-11-015'],
  ['202611/9', '{YYYY}{MM}/', 'yearly', '202611/10'],
  ['2025-014', '2025-', 'never', '2025-015'],
  ['R-12026-1', 'R-12026-', 'never', 'R-12026-2'],
  ['Invoice 0099', 'Invoice ', 'never', 'Invoice 0100'],
  ['2026.INV/014', '{YYYY}.INV/', 'yearly', '2026.INV/015'],
  ['7', '', 'never', '8'],
])('continues %s', (number, prefix, restarts, next) => {
  const continued = schemeContinuing(number, TODAY);
  expect(continued?.scheme).toMatchObject({ prefix, restarts });
  expect(continued && documentNumber(continued.scheme, continued.count + 1, TODAY)).toBe(next);
});

it.each(['J.Smith/ABC', 'INV-2026', 'INV-20261105042', 'INV-000', '{YYYY}-1', `${'x'.repeat(31)}1`, ''])(
  'offers no scheme for %s',
  (number) => {
    expect(schemeContinuing(number, TODAY)).toBeNull();
  },
);

it('reads every number that it writes, and continues with the same one', () => {
  const parts = fc.constantFrom('{YYYY}', '{YY}', '{MM}', '-', '/', '.', ' ', 'INV', 'é', '[', '(', '+', '*', '^', '$');
  const prefix = fc.array(parts, { maxLength: 5 }).map((all) => `A${all.join('')}-`);
  const day = fc.constantFrom('2026-01-01', '2026-12-31', '2027-01-01');
  fc.assert(
    fc.property(prefix, fc.integer({ min: 1, max: 99_999_999 }), day, (text, count, on) => {
      const of = scheme(text, /YY/.test(text) ? 'yearly' : 'never');
      const number = documentNumber(of, count, on);
      expect(countIn(of, number)).toEqual({ period: periodOf(of, on), count });
      const continued = schemeContinuing(number, on);
      expect(continued && documentNumber(continued.scheme, continued.count, on)).toBe(number);
    }),
  );
});
