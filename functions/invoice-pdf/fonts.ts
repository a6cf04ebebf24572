import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `@font-face` rules that a text needs, fonts inlined: Inter, and its further Latin letters only where some occur.
 *
 * The fonts are fixed weights made from `@fontsource-variable/inter` 5.3.0 with fonttools (`fonttools varLib.instancer
 * inter-latin-wght-normal.woff2 wght=400`): browsers put a variable font into a PDF as drawings, at thrice the size.
 * Their folder lies beside this module, and beside the bundle of the function.
 */
export function fontFaces(text: string): string {
  return LATIN_EXT_LETTER.test(text) ? LATIN_EXT + LATIN : LATIN;
}

const LATIN_EXT_LETTER = /[\u0100-\u02ff\u1d00-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/;

const LATIN = fontFacesOf(
  'latin',
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,' +
    'U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
);
const LATIN_EXT = fontFacesOf(
  'latin-ext',
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
);

function fontFacesOf(letters: string, unicodeRange: string): string {
  return [400, 600]
    .map((weight) => {
      const file = join(import.meta.dirname, 'fonts', `inter-${letters}-${weight}.woff2`);
      const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')}) format('woff2')`;
      return `@font-face{font-family:'Inter Variable';font-weight:${weight};src:${source};unicode-range:${unicodeRange}}`;
    })
    .join('');
}
