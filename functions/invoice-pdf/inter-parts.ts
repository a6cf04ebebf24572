/**
 * The parts of Inter. A character in several parts comes from the first; smaller parts come first.
 *
 * They are fixed weights made with fonttools: of `@fontsource-variable/inter` 5.3.0 (`fonttools varLib.instancer
 * inter-latin-wght-normal.woff2 wght=400`), and `symbols`, arrows, fractions and ticks, of the static fonts of
 * `inter-ui` 4.1.1 (`pyftsubset --layout-features=''`). Chromium embeds variable fonts as drawings, at three times the
 * size. In `latin`, U+02BC has its own glyph: sharing one with U+2019 made every apostrophe copy as U+02BC.
 * `missing-letter` maps every character to one box (a `cmap` of format 13).
 */
export const INTER_PARTS = [
  'latin',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'symbols',
  'latin-ext',
] as const;
