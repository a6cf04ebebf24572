import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import printable from '#shared/paper/printable.json' with { type: 'json' };
import { fontCoverage, printableGaps } from '#test/support/font-coverage.ts';
import { copyNotoFonts } from './copy-noto.ts';
import coverage from './fonts/coverage.json' with { type: 'json' };
import { fontFaces } from './fonts.ts';
import { INTER_PARTS } from './inter-parts.ts';

const weights = (rules: string) => rules.match(/font-weight:\d+/g)?.length ?? 0;

/** The parts of Inter whose ranges are in the rules. */
const interPartsIn = (rules: string) =>
  INTER_PARTS.filter((part) => rules.includes(`U+${coverage.inter[part].replaceAll(',', ',U+')}}`));

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
    ['𓀀', ['latin']],
  ])('are those that its characters need: %s', (text, expected) => {
    const rules = fontFaces(text);
    expect(interPartsIn(rules)).toEqual(expected);
    expect(weights(rules)).toBe(expected.length * 2);
  });

  it.each([
    ['2‑3', 1],
    ['شركة', 1],
    ['שלום', 1],
    ['ᐃᓄᒃ', 1],
    ['ਮਿੱਠੂ ไทย', 2],
    ['北京', 1],
    ['北京カナ', 3],
    ['カナ', 1],
    ['한', 1],
    ['カナ שלום', 2],
    ['👩🏽‍💻', 1],
  ])('come from Noto where Inter has none, as few as possible: %s', (text, parts) => {
    expect(fontFaces(text).match(/,U\+200C-200D,U\+FE0F\}/g)).toHaveLength(parts * 2);
  });

  it('end with the one that shows a box for every character', () => {
    expect(fontFaces('')).toMatch(/@font-face\{font-family:'Missing Letter';src:url\(data:font\/woff2;base64,[^)]+\)/);
  });
});

/** After a change of fonts: write the results of these functions to the two files. */
describe('the lists of what fonts draw', () => {
  it('match the fonts, part by part', () => {
    expect(coverage).toEqual(fontCoverage());
  });

  it('match those that tell a sender what cannot be printed', () => {
    expect(printable).toBe(printableGaps());
  });
});

describe('the fonts of Noto', () => {
  it('are copied next to a bundle completely, and leave room for the browser', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    copyNotoFonts(folder);
    const { inter, ...noto } = coverage;
    expect(readdirSync(folder).sort()).toEqual(Object.keys(noto).sort());
    const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      statSync(join(folder, file)),
    );
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(18_000_000);
  });
});

describe('the files of Inter', () => {
  it('are one for each part and weight', () => {
    const files = readdirSync(join(import.meta.dirname, 'fonts')).filter((file) => file.endsWith('.woff2'));
    const expected = INTER_PARTS.flatMap((part) => [`inter-${part}-400.woff2`, `inter-${part}-600.woff2`]);
    expect(files.sort()).toEqual([...expected, 'missing-letter.woff2'].sort());
  });
});
