import { plainTypography } from './typography.ts';

/** Characters without a Unicode decomposition, and their usual spelling on an English keyboard. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const LETTER = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g');

/**
 * Text normalized for searching and sorting: no case, accents, ligatures or invisible characters; plain apostrophes,
 * quotation marks, dashes and single spaces.
 */
export function searchText(text: string): string {
  return plainTypography(plainTypography(text.toLowerCase()).normalize('NFKD'))
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => REPLACEMENTS[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** Whether any of the texts contains the search text, ignoring case and accents. */
export function matchesSearch(search: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = searchText(search);
  return texts.some((text) => text !== undefined && searchText(text).includes(wanted));
}
