/** Divides integers, rounding half away from zero. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return (dividend < 0n ? dividend - half : dividend + half) / divisor;
}
