/** Letters that are no letter with an accent, as people type them without a French or Nordic keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Text as searches compare it and lists sort it: without case, accents and ligatures, with single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** Whether one of the texts contains what a person searches for, whatever its case and accents. */
export function matchesSearch(search: string, ...texts: readonly (string | undefined)[]): boolean {
  const wanted = searchText(search);
  return texts.some((text) => text !== undefined && searchText(text).includes(wanted));
}
