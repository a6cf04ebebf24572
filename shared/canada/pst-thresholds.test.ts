import { expect, it } from 'vitest';
import { exceedsPstThreshold } from './pst-thresholds.ts';

it.each([
  ['PST_BC', 1_000_000, '2026-01-05', false],
  ['PST_BC', 1_000_001, '2026-01-05', true],
  ['PST_SK', 0, '2026-01-05', true],
  ['RST_MB', 3_000_000, '2026-01-05', false],
  ['RST_MB', 3_000_001, '2026-01-05', true],
  ['RST_MB', 1_000_001, '2023-12-31', true],
  ['RST_MB', 1_000_001, '2024-01-01', false],
  ['PST_SK', 1, '2013-03-31', false],
] as const)('for %s, sales of %s cents exceed the threshold on %s: %s', (code, cents, day, expected) => {
  expect(exceedsPstThreshold(code, cents, day)).toBe(expected);
});
