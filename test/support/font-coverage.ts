import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { INTER_PARTS } from '#functions/invoice-pdf/inter-parts.ts';
import { fileOf, NOTO_PACKAGES, type NotoPackage } from '#functions/invoice-pdf/noto-packages.ts';
import { codePointsOf, gapsOf, rangesOf } from '#shared/paper/code-points.ts';
import { fontCharacters } from './font-characters.ts';

const FONTS = resolve(import.meta.dirname, '../../functions/invoice-pdf/fonts');

/**
 * By font and part, the characters beyond Latin-1 that documents take from it. A font has none of the characters that
 * always come from an earlier one.
 */
export function fontCoverage(): Record<string, Record<string, string>> {
  const taken = new Set<number>();
  const fonts = [interFont(), ...NOTO_PACKAGES.map(notoFont)].map(({ name, isFor, hasScript, files }) => {
    const parts = files.map(([part, path]) => [part, drawnBy(path).filter((code) => !taken.has(code))] as const);
    // A script is in the part of its name; other parts repeat a few of its characters.
    const used = parts.filter(([part, codes]) => codes.length > 0 && (!hasScript || name.endsWith(`-${part}`)));
    for (const code of used.flatMap(([, codes]) => codes)) if (isFor.test(String.fromCodePoint(code))) taken.add(code);
    return [name, Object.fromEntries(used.map(([part, codes]) => [part, rangesOf(codes)]))] as const;
  });
  return Object.fromEntries(fonts);
}

/** All characters that documents can print, as gaps. */
export function printableGaps(): string {
  const parts = Object.values(fontCoverage()).flatMap((font) => Object.values(font));
  return gapsOf([...new Set(parts.flatMap(codePointsOf))].sort((a, b) => a - b));
}

type FontFiles = Pick<NotoPackage, 'name' | 'isFor' | 'hasScript'> & {
  files: (readonly [part: string, path: string])[];
};

function interFont(): FontFiles {
  const files = INTER_PARTS.map((part) => [part, join(FONTS, `inter-${part}-400.woff2`)] as const);
  return { name: 'inter', isFor: /./u, hasScript: false, files };
}

function notoFont(font: NotoPackage): FontFiles {
  const list = createRequire(import.meta.url).resolve(`${font.packageName}/unicode.json`);
  const parts = Object.keys(JSON.parse(readFileSync(list, 'utf8')));
  const pathOf = (part: string) => join(dirname(list), 'files', fileOf(font, part, 400));
  return { ...font, files: parts.map((part) => [part, pathOf(part)] as const) };
}

/**
 * What a font draws beyond Latin-1. Invisible characters need no font, and those of private use have no meaning. A keycap
 * is drawn only with a digit of its own font, which would replace all digits.
 */
function drawnBy(path: string): number[] {
  return fontCharacters(readFileSync(path)).filter((code) => code > 0xff && VISIBLE.test(String.fromCodePoint(code)));
}

const VISIBLE = /(?!\u20e3)[^\p{C}\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;
