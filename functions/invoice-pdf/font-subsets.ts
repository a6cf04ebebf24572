/**
 * The parts of Inter by the characters in them. A character in several parts comes from the first; smaller parts come
 * first.
 *
 * They are fixed weights made with fonttools: of `@fontsource-variable/inter` 5.3.0, whose ranges these are (`fonttools
 * varLib.instancer inter-latin-wght-normal.woff2 wght=400`), and `symbols`, arrows, fractions and ticks, of the static
 * fonts of `inter-ui` 4.1.1 (`pyftsubset --layout-features=''`). Chromium embeds variable fonts as drawings, at three
 * times the size. In `latin`, U+02BC has its own glyph: sharing one with U+2019 made every apostrophe copy as U+02BC.
 * `missing-letter` maps every character to one box (a `cmap` of format 13).
 */
export const FONT_SUBSETS: readonly { readonly name: string; readonly unicodeRange: string }[] = [
  {
    name: 'latin',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,' +
      'U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    name: 'vietnamese',
    unicodeRange:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,' +
      'U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  },
  { name: 'greek', unicodeRange: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF' },
  { name: 'greek-ext', unicodeRange: 'U+1F00-1FFF' },
  { name: 'cyrillic', unicodeRange: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  {
    name: 'cyrillic-ext',
    unicodeRange: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  },
  {
    name: 'symbols',
    unicodeRange:
      'U+2070-209F,U+20D0-20FF,U+2100-2112,U+2114-2115,U+2117-2121,U+2123-2190,U+2192,U+2194-2211,U+2213-2214,' +
      'U+2216-27BF,U+27F0-27FF,U+2900-297F,U+2B00-2BFF',
  },
  {
    name: 'latin-ext',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
      'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
];
