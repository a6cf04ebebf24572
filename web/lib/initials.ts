/** The initials of the first and last word of a name, in upper case; one initial for a single word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return initialsOfNames(words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words);
}

/** The initials of first and last name, in upper case; empty names are skipped. */
export function initialsOfNames(names: readonly string[]): string {
  return names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');
}
