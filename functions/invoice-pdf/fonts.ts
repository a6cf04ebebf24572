import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontPart, interParts, notoParts } from './font-parts.ts';
import { fileOf, type NotoPackage } from './noto-packages.ts';

/**
 * The `@font-face` rules for a text, with inlined fonts: Inter's Latin, and if they occur Inter's other scripts and
 * those of the Noto family. Characters in no font show as an empty box instead of disappearing.
 */
export function fontFaces(text: string): string {
  const letters = [...new Set(text.match(BEYOND_LATIN))].map((letter) => letter.codePointAt(0) ?? 0);
  const { parts, left } = interParts(letters.sort((a, b) => a - b));
  return [...parts.map(interFaces), ...notoParts(left).map(notoFaces), missingLetterFace()].join('');
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

/** What Inter draws of Latin-1, and spaces and invisible characters of any width, which need no glyph. */
const LATIN_1 = 'U+0-FF,U+2000-200F,U+2028-202F,U+205F-206F,U+FEFF';

function interFaces({ part, ranges }: FontPart<'inter'>): string {
  const range = part === 'latin' ? `${LATIN_1},${unicodeRange(ranges)}` : unicodeRange(ranges);
  return WEIGHTS.map((weight) => face(weight, ownFile(`inter-${part}-${weight}`), range)).join('');
}

/** Joiners must come from the font of the word or emoji they shape: another font would split it. */
function notoFaces({ font, part, ranges }: FontPart<NotoPackage>): string {
  const path = (weight: 400 | 600) => join(folderOf(font), 'files', fileOf(font, part, weight));
  return WEIGHTS.map((weight) => face(weight, path(weight), `${unicodeRange(ranges)},U+200C-200D,U+FE0F`)).join('');
}

/** Next to the function's bundle, or in the installed package. */
function folderOf({ name, packageName }: NotoPackage): string {
  const bundled = join(import.meta.dirname, 'fonts', name);
  if (existsSync(bundled)) return bundled;
  return dirname(createRequire(import.meta.url).resolve(`${packageName}/unicode.json`));
}

const unicodeRange = (ranges: string) => ranges.replace(/^|,/g, '$&U+');

/** One family, one weight per face: browsers take a character only from faces of the same weight. */
function face(weight: number, path: string, range: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:${weight};${source(path)};unicode-range:${range}}`;
}

/** The document's last font: a box for every character. Without it some would print as nothing. */
function missingLetterFace(): string {
  return `@font-face{font-family:'Missing Letter';${source(ownFile('missing-letter'))}}`;
}
