import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codePointsOf, rangesOf } from '#shared/paper/code-points.ts';
import { NOTO_PACKAGES, type NotoPackage } from './noto-packages.ts';

/** The characters of each part of a font, as ranges in hexadecimal. */
export type Coverage = Readonly<Record<string, string>>;

/** Of all fonts, by their names: a file beside the fonts, since it would be a sixth of the function's code. */
let coverage: Readonly<Record<string, Coverage>> | undefined;

/** The coverage of a font by its name. */
export function coverageOf(font: string): Coverage {
  coverage ??= JSON.parse(readFileSync(join(import.meta.dirname, 'fonts', 'coverage.json'), 'utf8'));
  return coverage?.[font] ?? {};
}

/** A part of a font, and the characters that a document takes from it, as ranges in hexadecimal. */
export type FontPart<Font> = { readonly font: Font; readonly part: string; readonly ranges: string };

/** The parts of Inter that a text needs, Latin always, and the characters that none of them has. */
export function interParts(letters: readonly number[]): { parts: FontPart<'inter'>[]; left: number[] } {
  let left = [...letters];
  const parts = Object.entries(coverageOf('inter')).flatMap(([part, ranges]) => {
    const found = foundIn(ranges, left);
    left = left.filter((letter) => !found.includes(letter));
    return part === 'latin' || found.length > 0 ? { font: 'inter' as const, part, ranges } : [];
  });
  return { parts, left };
}

/** The parts of the Noto family that cover these characters; characters that no font has are left out. */
export function notoParts(letters: readonly number[]): FontPart<NotoPackage>[] {
  const text = String.fromCodePoint(...letters);
  const parts: FontPart<NotoPackage>[] = [];
  let left = letters;
  for (const font of NOTO_PACKAGES.filter(({ isFor }) => isFor.test(text))) {
    const { found, covered } = partsOf(font, left);
    parts.push(...found);
    left = left.filter((letter) => !covered.has(letter));
  }
  return parts;
}

/**
 * As few parts of a font as cover its share of the characters. Parts of emoji overlap: each one has all its characters,
 * since a sequence such as 👩🏽‍💻 is drawn as one emoji only if a single part has all of them.
 */
function partsOf(font: NotoPackage, letters: readonly number[]) {
  const covered = new Set<number>();
  const found = Object.entries(coverageOf(font.name))
    .map(([part, ranges]) => ({ part, ranges, letters: foundIn(ranges, letters) }))
    .sort((a, b) => b.letters.length - a.letters.length)
    .filter((part) => {
      const isNeeded = part.letters.some((letter) => !covered.has(letter));
      if (isNeeded) for (const letter of part.letters) covered.add(letter);
      return isNeeded;
    })
    .map(({ part, ranges, letters }) => ({ font, part, ranges: font.hasScript ? ranges : rangesOf(letters) }));
  return { found, covered };
}

function foundIn(ranges: string, letters: readonly number[]): number[] {
  const known = letters.length > 0 ? new Set(codePointsOf(ranges)) : new Set();
  return letters.filter((letter) => known.has(letter));
}
