/** A font of the Noto family for letters that Inter lacks, as its package cuts it into files. */
export type NotoPackage = {
  readonly name: string;
  readonly packageName: string;
  /** Whether a text calls for this font: Chinese, Japanese and Korean share letters that each draws in its own way. */
  readonly isFor: RegExp;
  /** The end of the file's name that holds a weight. */
  readonly suffixes: Readonly<Record<Weight, string>>;
};

/** The weights of the document. */
export type Weight = 400 | 600;

const FIXED_WEIGHTS = { 400: '400-normal.woff2', 600: '600-normal.woff2' };

/**
 * Of Chinese, Japanese and Korean a file holds all weights: fixed ones would take nine times the room, and of so few
 * letters a PDF stays small although browsers put a variable font into it as drawings.
 */
const ALL_WEIGHTS = { 400: 'wght-normal.woff2', 600: 'wght-normal.woff2' };

/** In the order in which they are asked for a letter; the last is for whatever is left. */
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

/** The parts of a package that hold what Inter has already. */
const PARTS_OF_INTER = /^(latin|latin-ext|vietnamese|greek|greek-ext|cyrillic|cyrillic-ext|math|symbols)$/;

/** The file of a weight of a part of a package, by the part's name in its `unicode.json`, such as `[116]`. */
export function fileOf({ name, suffixes }: NotoPackage, part: string, weight: Weight): string {
  return `${name}-${part.replace(/[[\]]/g, '')}-${suffixes[weight]}`;
}

/** Whether a part holds letters that Inter lacks. */
export function isUsed(part: string): boolean {
  return !PARTS_OF_INTER.test(part);
}
