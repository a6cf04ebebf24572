import { expect, it } from 'vitest';
import { ticksOf } from './chart-scale.ts';

it.each([
  [[100], [0, 50, 100]],
  [[101], [0, 50, 100, 150]],
  [[400], [0, 100, 200, 300, 400]],
  [
    [412_345, 98_700],
    [0, 200_000, 400_000, 600_000],
  ],
  [
    [-300, 700],
    [-500, 0, 500, 1000],
  ],
  [
    [-250, -10],
    [-300, -200, -100, 0],
  ],
  [[1], [0, 1]],
  [[99_999_999_999], [0, 50_000_000_000, 100_000_000_000]],
])('has round lines for %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

it.each([[[]], [[0, 0]]])('has only zero for %j', (values) => {
  expect(ticksOf(values)).toEqual([0]);
});

it('always covers all values with at most seven lines', () => {
  for (let highest = 1; highest < 3000; highest += 7) {
    const values = [highest, -(highest % 13) * 40];
    const ticks = ticksOf(values);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks).toContain(0);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
  }
});
