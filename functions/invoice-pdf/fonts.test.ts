import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import inter from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { FONT_SUBSETS } from './font-subsets.ts';
import { fontFaces } from './fonts.ts';

const weights = (rules: string) => rules.match(/font-weight:\d+/g)?.length ?? 0;

/** The names of the subsets whose ranges stand in the rules. */
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
    ['北京 😀 हिन्दी', ['latin']],
  ])('are those that its letters need: %s', (text, expected) => {
    const rules = fontFaces(text);
    expect(subsetsOf(rules)).toEqual(expected);
    expect(weights(rules)).toBe(expected.length * 2);
  });

  it('end with the one that shows a box for every letter', () => {
    expect(fontFaces('')).toMatch(/@font-face\{font-family:'Missing Letter';src:url\(data:font\/woff2;base64,[^)]+\)/);
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
