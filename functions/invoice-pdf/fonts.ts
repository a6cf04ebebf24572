import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_SUBSETS } from './font-subsets.ts';

/**
 * The `@font-face` rules that a text needs, fonts inlined: Inter's Latin, and its other letters where some occur.
 * Letters that Inter lacks, such as 京 or 😀, show as an empty box and never as nothing.
 */
export function fontFaces(text: string): string {
  let letters = [...new Set(text.match(BEYOND_LATIN))];
  const needed = FONT_SUBSETS.filter(({ name, unicodeRange }) => {
    const others = letters.filter((letter) => !isIn(unicodeRange, letter));
    const isNeeded = name === 'latin' || others.length < letters.length;
    letters = others;
    return isNeeded;
  });
  return needed.map(interFaces).join('') + missingLetterFace();
}

const BEYOND_LATIN = /[^\0-\u00ff]/gu;

const WEIGHTS = [400, 600];

/** The fonts lie beside this module, and beside the bundle of the function; each is read when it is first needed. */
const read = new Map<string, string>();

function source(file: string): string {
  let found = read.get(file);
  if (found === undefined) {
    const base64 = readFileSync(join(import.meta.dirname, 'fonts', `${file}.woff2`), 'base64');
    found = `src:url(data:font/woff2;base64,${base64}) format('woff2')`;
    read.set(file, found);
  }
  return found;
}

function interFaces({ name, unicodeRange }: { name: string; unicodeRange: string }): string {
  return WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:'Inter Variable';font-weight:${weight};${source(`inter-${name}-${weight}`)};` +
      `unicode-range:${unicodeRange}}`,
  ).join('');
}

/** The last of the document's fonts: one box for every letter that there is. Without it some would print as nothing. */
function missingLetterFace(): string {
  return `@font-face{font-family:'Missing Letter';${source('missing-letter')}}`;
}

function isIn(unicodeRange: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return unicodeRange.split(',').some((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}
