/** The first letters of the first and the last word of a name, in capitals; of one word its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return initialsOfNames(words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words);
}

/** The first letters of a person's first and last name, in capitals; nothing for a name they did not enter. */
export function initialsOfNames(names: readonly string[]): string {
  return names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');
}
