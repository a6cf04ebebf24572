/** An exact number; `bottom` is above 0. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint };

/** The value of a plain decimal such as "1234.5". */
export function fractionOf(plain: string): Fraction {
  const [whole = '', decimals = ''] = plain.split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

/** The result of an operation; null for a division by zero. */
export function calculate(operator: string, left: Fraction, right: Fraction): Fraction | null {
  const bottom = left.bottom * right.bottom;
  switch (operator) {
    case '+':
      return { top: left.top * right.bottom + right.top * left.bottom, bottom };
    case '-':
      return { top: left.top * right.bottom - right.top * left.bottom, bottom };
    case '*':
      return { top: left.top * right.top, bottom };
    default:
      return divide(left, right);
  }
}

function divide(left: Fraction, right: Fraction): Fraction | null {
  if (right.top === 0n) return null;
  const sign = right.top < 0n ? -1n : 1n;
  return { top: left.top * right.bottom * sign, bottom: left.bottom * right.top * sign };
}

/** Rounds a non-negative fraction half up to this many decimals; `isExact` if it needed no rounding. */
export function roundFraction({ top, bottom }: Fraction, decimals: number): { value: number; isExact: boolean } {
  const scaled = top * 10n ** BigInt(decimals);
  const rounded = (scaled * 2n + bottom) / (bottom * 2n);
  return { value: Number(rounded) / 10 ** decimals, isExact: scaled % bottom === 0n };
}
