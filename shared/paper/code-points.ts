/** Sorted code points as ranges in hexadecimal: `100-17f,1a0`. */
export function rangesOf(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codePoints) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(',');
}

const hex = (code: number) => code.toString(16);

/** The code points of such ranges. */
export function codePointsOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
