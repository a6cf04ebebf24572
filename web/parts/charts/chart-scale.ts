const FACTORS = [1, 2, 5, 10];
/** About as many lines as a chart has. */
const LINES = 4;

/**
 * The values of the lines of a chart, from the lowest up: round, equally far apart, 0 among them, the first and the last at
 * or beyond all values.
 */
export function ticksOf(values: readonly number[]): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  if (lowest === highest) return [0];
  const step = roundUp((highest - lowest) / LINES);
  const first = Math.floor(lowest / step);
  const count = Math.ceil(highest / step) - first + 1;
  return Array.from({ length: count }, (_, place) => (first + place) * step);
}

/** The least of 1, 2 and 5 with zeros behind it, but at least 1, that is not less than the value. */
function roundUp(value: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(value)));
  return power * (FACTORS.find((factor) => factor * power >= value) ?? 10);
}
