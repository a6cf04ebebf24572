/** Whether a character is in a CSS `unicode-range`, such as `U+0000-00FF,U+0131`. */
export function isIn(unicodeRange: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicodeRange.split(',').some((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}

/** The `unicode-range` of exactly these characters. */
export function rangeOf(characters: readonly string[]): string {
  return characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
}
