import { expect, it } from 'vitest';
import { rangeText } from './day-range.ts';

it.each([
  ['2024-01-05', '2024-02-10', '<2024-01-05> – <2024-02-10>'],
  ['2024-01-05', '2024-01-05', '<2024-01-05>'],
  ['2024-01-05', undefined, 'From <2024-01-05>'],
  [undefined, '2024-02-10', 'Until <2024-02-10>'],
  [undefined, undefined, ''],
])('formats %s to %s as %s', (from, to, text) => {
  expect(rangeText({ from, to }, (day) => `<${day}>`)).toBe(text);
});
