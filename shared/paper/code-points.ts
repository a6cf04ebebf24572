type Range = [first: number, last: number];

function joined(codePoints: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (const code of codePoints) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Sorted code points as ranges in hexadecimal: `100-17f,1a0`. */
export function rangesOf(codePoints: readonly number[]): string {
  return joined(codePoints)
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .join(',');
}

const hex = (code: number) => code.toString(16);

/** The code points of such ranges. */
export function codePointsOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/**
 * Sorted code points in half the characters: of each range, how far it starts behind the end of the one before and, if
 * it has more than one, how many follow, to the base of 36: `74-3j,w`.
 */
export function gapsOf(codePoints: readonly number[]): string {
  let end = 0;
  return joined(codePoints)
    .map(([first, last]) => {
      const gap = short(first - end);
      end = last;
      return first === last ? gap : `${gap}-${short(last - first)}`;
    })
    .join(',');
}

const short = (number: number) => number.toString(36);

/** The code points of such gaps. */
export function codePointsBehind(gaps: string): number[] {
  let end = 0;
  return gaps.split(',').flatMap((range) => {
    const [gap = 0, more = 0] = range.split('-').map((number) => Number.parseInt(number, 36));
    const first = end + gap;
    end = first + more;
    return Array.from({ length: more + 1 }, (_, index) => first + index);
  });
}
