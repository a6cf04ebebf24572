import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileOf, isUsed, NOTO_PACKAGES, type NotoPackage, type Weight } from './noto-packages.ts';
import { isIn } from './unicode-range.ts';

/** A font part that covers some characters of a text. */
export type NotoPart = { readonly letters: readonly string[]; readonly path: (weight: Weight) => string };

/** The parts of the Noto family that cover these characters; characters that no font has are left out. */
export function notoParts(letters: readonly string[]): NotoPart[] {
  const text = letters.join('');
  const parts: NotoPart[] = [];
  let left = letters;
  for (const font of NOTO_PACKAGES.filter(({ isFor }) => isFor.test(text))) {
    for (const [part, range] of Object.entries(rangesOf(font))) {
      const found = left.filter((letter) => isIn(range, letter));
      if (found.length === 0 || !isUsed(part)) continue;
      left = left.filter((letter) => !found.includes(letter));
      parts.push({ letters: found, path: (weight) => join(folderOf(font), 'files', fileOf(font, part, weight)) });
    }
  }
  return parts;
}

const known = new Map<string, Readonly<Record<string, string>>>();

/** The characters in each part of a font. */
function rangesOf(font: NotoPackage): Readonly<Record<string, string>> {
  const ranges = known.get(font.name) ?? JSON.parse(readFileSync(join(folderOf(font), 'unicode.json'), 'utf8'));
  known.set(font.name, ranges);
  return ranges;
}

/** Next to the function's bundle, or in the installed package. */
function folderOf({ name, packageName }: NotoPackage): string {
  const bundled = join(import.meta.dirname, 'fonts', name);
  if (existsSync(bundled)) return bundled;
  return dirname(createRequire(import.meta.url).resolve(`${packageName}/unicode.json`));
}
