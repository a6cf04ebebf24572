import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_SUBSETS } from './font-subsets.ts';
import { type NotoPart, notoParts } from './noto-fonts.ts';
import { isIn, rangeOf } from './unicode-range.ts';

/**
 * The `@font-face` rules for a text, with inlined fonts: Inter's Latin, and if they occur Inter's other scripts and
 * Arabic, Hebrew, Chinese, Japanese and Korean from Noto. Characters in no font, such as 😀, show as an empty box
 * instead of disappearing.
 */
export function fontFaces(text: string): string {
  let letters = [...new Set(text.match(BEYOND_LATIN))];
  const needed = FONT_SUBSETS.filter(({ name, unicodeRange }) => {
    const others = letters.filter((letter) => !isIn(unicodeRange, letter));
    const isNeeded = name === 'latin' || others.length < letters.length;
    letters = others;
    return isNeeded;
  });
  return [...needed.map(interFaces), ...notoParts(letters).map(notoFaces), missingLetterFace()].join('');
}

const BEYOND_LATIN = /[^\0-\u00ff]/gu;

const WEIGHTS = [400, 600] as const;

/** The fonts are beside this module and beside the function's bundle; each is read on first use. */
const read = new Map<string, string>();

function source(path: string): string {
  let found = read.get(path);
  if (found === undefined) {
    found = `src:url(data:font/woff2;base64,${readFileSync(path, 'base64')}) format('woff2')`;
    read.set(path, found);
  }
  return found;
}

const ownFile = (name: string) => join(import.meta.dirname, 'fonts', `${name}.woff2`);

function interFaces({ name, unicodeRange }: { name: string; unicodeRange: string }): string {
  return WEIGHTS.map((weight) => face(weight, ownFile(`inter-${name}-${weight}`), unicodeRange)).join('');
}

/** Joiners must come from the font of the word they shape: another font would split it. */
function notoFaces({ letters, path }: NotoPart): string {
  return WEIGHTS.map((weight) => face(weight, path(weight), `${rangeOf(letters)},U+200C-200D`)).join('');
}

/** One family, one weight per face: browsers take a character only from faces of the same weight. */
function face(weight: number, path: string, unicodeRange: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:${weight};${source(path)};unicode-range:${unicodeRange}}`;
}

/** The document's last font: a box for every character. Without it some would print as nothing. */
function missingLetterFace(): string {
  return `@font-face{font-family:'Missing Letter';${source(ownFile('missing-letter'))}}`;
}
