import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import arabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import hebrew from '@fontsource/noto-sans-hebrew/unicode.json' with { type: 'json' };
import inter from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import jp from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' };
import kr from '@fontsource-variable/noto-sans-kr/unicode.json' with { type: 'json' };
import sc from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyNotoFonts } from './copy-noto.ts';
import { FONT_SUBSETS } from './font-subsets.ts';
import { fontFaces } from './fonts.ts';

const NOTO_RANGES = {
  'noto-sans-arabic': arabic,
  'noto-sans-hebrew': hebrew,
  'noto-sans-jp': jp,
  'noto-sans-kr': kr,
  'noto-sans-sc': sc,
};

const weights = (rules: string) => rules.match(/font-weight:\d+/g)?.length ?? 0;

/** The names of the subsets whose ranges are in the rules. */
const subsetsOf = (rules: string) =>
  FONT_SUBSETS.filter(({ unicodeRange }) => rules.includes(`unicode-range:${unicodeRange}}`)).map(({ name }) => name);

describe('the fonts of a text', () => {
  it.each<[string, string[]]>([
    ['', ['latin']],
    ['Plain text, 5 € — “œuvre” à façonner…', ['latin']],
    ['Łukasz Ayşe', ['latin', 'latin-ext']],
    ['Nguyễn Thị Ánh', ['latin', 'vietnamese']],
    ['Đorđe', ['latin', 'vietnamese']],
    ['Иван Щедрин', ['latin', 'cyrillic']],
    ['Ѳома', ['latin', 'cyrillic', 'cyrillic-ext']],
    ['Γιώργος', ['latin', 'greek']],
    ['Ἀθῆναι', ['latin', 'greek', 'greek-ext']],
    ['Draft → final ✓', ['latin', 'symbols']],
    ['ᐃᓄᒃ', ['latin']],
  ])('are those that its characters need: %s', (text, expected) => {
    const rules = fontFaces(text);
    expect(subsetsOf(rules)).toEqual(expected);
    expect(weights(rules)).toBe(expected.length * 2);
  });

  it.each([
    ['شركة', 1],
    ['שלום', 1],
    ['北京', 1],
    ['北京カナ', 3],
    ['カナ', 1],
    ['한', 1],
    ['カナ שלום', 2],
  ])('come from Noto where Inter has none, each character from one part: %s', (text, parts) => {
    const letters = [...text].filter((letter) => letter !== ' ');
    const rules = fontFaces(text);
    const named = [...rules.matchAll(/unicode-range:([^}]*),U\+200C-200D\}/g)].map(([, range = '']) => range);
    expect(named).toHaveLength(parts * 2);
    for (const letter of letters) {
      const code = `U+${letter.codePointAt(0)?.toString(16)}`;
      expect(
        named.filter((range) => range.split(',').includes(code)),
        letter,
      ).toHaveLength(2);
    }
  });

  it('end with the one that shows a box for every character', () => {
    expect(fontFaces('')).toMatch(/@font-face\{font-family:'Missing Letter';src:url\(data:font\/woff2;base64,[^)]+\)/);
  });
});

describe('the fonts of Noto', () => {
  it('are copied next to a bundle completely, and no larger than necessary', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    copyNotoFonts(folder);
    for (const [name, ranges] of Object.entries(NOTO_RANGES)) {
      const parts = Object.keys(ranges).filter((part) => /^(\[\d+\]|arabic|hebrew)$/.test(part));
      const files = readdirSync(join(folder, name, 'files'));
      expect(files.length, name).toBe(parts.length > 1 ? parts.length : 2);
    }
    const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      statSync(join(folder, file)),
    );
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(16_000_000);
  });
});

describe('the subsets', () => {
  it('are those of the packaged Inter, range by range', () => {
    const own = FONT_SUBSETS.filter(({ name }) => name !== 'symbols');
    expect(Object.fromEntries(own.map(({ name, unicodeRange }) => [name, unicodeRange]))).toEqual(inter);
  });

  it('have a file for each weight, and no file is another', () => {
    const files = readdirSync(join(import.meta.dirname, 'fonts')).filter((file) => file.endsWith('.woff2'));
    const expected = FONT_SUBSETS.flatMap(({ name }) => [`inter-${name}-400.woff2`, `inter-${name}-600.woff2`]);
    expect(files.sort()).toEqual([...expected, 'missing-letter.woff2'].sort());
  });
});
