/** A font of the Noto family for characters that Inter lacks, as split into files by its package. */
export type NotoPackage = {
  readonly name: string;
  readonly packageName: string;
  /** Whether a text needs this font: Chinese, Japanese and Korean share characters that each draws differently. */
  readonly isFor: RegExp;
  /** The file name suffix for a weight. */
  readonly suffixes: Readonly<Record<Weight, string>>;
};

/** The weights that the document uses. */
export type Weight = 400 | 600;

const FIXED_WEIGHTS = { 400: '400-normal.woff2', 600: '600-normal.woff2' };

/**
 * A Chinese, Japanese or Korean file holds all weights: fixed ones would take nine times the space. Chromium embeds
 * variable fonts as drawings, but with so few characters the PDF stays small.
 */
const ALL_WEIGHTS = { 400: 'wght-normal.woff2', 600: 'wght-normal.woff2' };

/** In lookup order; the last one covers the rest. */
export const NOTO_PACKAGES: readonly NotoPackage[] = [
  {
    name: 'noto-sans-arabic',
    packageName: '@fontsource/noto-sans-arabic',
    isFor: /\p{Script=Arabic}/u,
    suffixes: FIXED_WEIGHTS,
  },
  {
    name: 'noto-sans-hebrew',
    packageName: '@fontsource/noto-sans-hebrew',
    isFor: /\p{Script=Hebrew}/u,
    suffixes: FIXED_WEIGHTS,
  },
  {
    name: 'noto-sans-jp',
    packageName: '@fontsource-variable/noto-sans-jp',
    isFor: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    suffixes: ALL_WEIGHTS,
  },
  {
    name: 'noto-sans-kr',
    packageName: '@fontsource-variable/noto-sans-kr',
    isFor: /\p{Script=Hangul}/u,
    suffixes: ALL_WEIGHTS,
  },
  { name: 'noto-sans-sc', packageName: '@fontsource-variable/noto-sans-sc', isFor: /./u, suffixes: ALL_WEIGHTS },
];

/** The parts of a package that Inter already covers. */
const PARTS_OF_INTER = /^(latin|latin-ext|vietnamese|greek|greek-ext|cyrillic|cyrillic-ext|math|symbols)$/;

/** The file for one weight of a part, by the part's name in `unicode.json`, such as `[116]`. */
export function fileOf({ name, suffixes }: NotoPackage, part: string, weight: Weight): string {
  return `${name}-${part.replace(/[[\]]/g, '')}-${suffixes[weight]}`;
}

/** Whether a part holds characters that Inter lacks. */
export function isUsed(part: string): boolean {
  return !PARTS_OF_INTER.test(part);
}
