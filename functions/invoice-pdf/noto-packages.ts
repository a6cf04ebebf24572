/** A font of the Noto family for characters that Inter lacks, as split into files by its package. */
export type NotoPackage = {
  readonly name: string;
  readonly packageName: string;
  /** Whether a text needs this font: Chinese, Japanese and Korean share characters that each draws differently. */
  readonly isFor: RegExp;
  /** The file name suffix for a weight. */
  readonly suffixes: Readonly<Record<Weight, string>>;
  /**
   * Whether all characters of its script come from it wherever one does: some are drawn as two, such as Thai ำ, and a
   * word is drawn right only from a single font.
   */
  readonly hasScript: boolean;
};

/** The weights that the document uses. */
export type Weight = 400 | 600;

const FIXED_WEIGHTS = { 400: '400-normal.woff2', 600: '600-normal.woff2' };

const ONE_WEIGHT = { 400: '400-normal.woff2', 600: '400-normal.woff2' };

/**
 * A Chinese, Japanese or Korean file holds all weights: fixed ones would take nine times the space. Chromium embeds
 * variable fonts as drawings, but with so few characters the PDF stays small.
 */
const ALL_WEIGHTS = { 400: 'wght-normal.woff2', 600: 'wght-normal.woff2' };

const SCRIPTS: readonly (readonly [name: string, isFor: RegExp])[] = [
  // Noto draws letters and their dots apart, which are copied from a PDF as pieces; this font has them whole.
  ['ibm-plex-sans-arabic', /\p{Script=Arabic}/u],
  ['noto-sans-arabic', /\p{Script=Arabic}/u],
  ['noto-sans-hebrew', /\p{Script=Hebrew}/u],
  ['noto-sans-armenian', /\p{Script=Armenian}/u],
  ['noto-sans-bengali', /\p{Script=Bengali}/u],
  ['noto-sans-canadian-aboriginal', /\p{Script=Canadian_Aboriginal}/u],
  ['noto-sans-cherokee', /\p{Script=Cherokee}/u],
  ['noto-sans-devanagari', /\p{Script=Devanagari}/u],
  ['noto-sans-ethiopic', /\p{Script=Ethiopic}/u],
  ['noto-sans-georgian', /\p{Script=Georgian}/u],
  ['noto-sans-gujarati', /\p{Script=Gujarati}/u],
  ['noto-sans-gurmukhi', /\p{Script=Gurmukhi}/u],
  ['noto-sans-kannada', /\p{Script=Kannada}/u],
  ['noto-sans-khmer', /\p{Script=Khmer}/u],
  ['noto-sans-lao', /\p{Script=Lao}/u],
  ['noto-sans-malayalam', /\p{Script=Malayalam}/u],
  ['noto-sans-myanmar', /\p{Script=Myanmar}/u],
  ['noto-sans-oriya', /\p{Script=Oriya}/u],
  ['noto-sans-sinhala', /\p{Script=Sinhala}/u],
  ['noto-sans-tamil', /\p{Script=Tamil}/u],
  ['noto-sans-telugu', /\p{Script=Telugu}/u],
  ['noto-sans-thaana', /\p{Script=Thaana}/u],
  ['noto-sans-thai', /\p{Script=Thai}/u],
  ['noto-serif-tibetan', /\p{Script=Tibetan}/u],
];

const ANY = /./u;

/** In lookup order. */
export const NOTO_PACKAGES: readonly NotoPackage[] = [
  ...SCRIPTS.map(([name, isFor]) => fontsource(name, { isFor, hasScript: true })),
  // Black and white: a tenth of the size of the coloured ones.
  fontsource('noto-emoji', {
    isFor: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u,
    suffixes: ONE_WEIGHT,
  }),
  fontsource('noto-sans', { isFor: ANY }),
  variable('noto-sans-jp', /[\p{Script=Hiragana}\p{Script=Katakana}]/u),
  variable('noto-sans-kr', /\p{Script=Hangul}/u),
  variable('noto-sans-sc', ANY),
  fontsource('noto-sans-symbols', { isFor: ANY }),
  fontsource('noto-sans-symbols-2', { isFor: ANY, suffixes: ONE_WEIGHT }),
  fontsource('noto-sans-math', { isFor: ANY, suffixes: ONE_WEIGHT }),
];

function fontsource(name: string, font: Pick<NotoPackage, 'isFor'> & Partial<NotoPackage>): NotoPackage {
  return { name, packageName: `@fontsource/${name}`, suffixes: FIXED_WEIGHTS, hasScript: false, ...font };
}

function variable(name: string, isFor: RegExp): NotoPackage {
  const packageName = `@fontsource-variable/${name}`;
  return { name, packageName, isFor, suffixes: ALL_WEIGHTS, hasScript: false };
}

/** The file for one weight of a part, by the part's name in `unicode.json`, such as `[116]`. */
export function fileOf({ name, suffixes }: NotoPackage, part: string, weight: Weight): string {
  return `${name}-${part.replace(/[[\]]/g, '')}-${suffixes[weight]}`;
}
