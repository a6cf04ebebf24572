type Person = { readonly email: string; readonly profile: { readonly firstName: string; readonly lastName: string } };

/** First and last name; empty if the person entered none. */
export function fullName({ profile: { firstName, lastName } }: Pick<Person, 'profile'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** A person's name, or their email if they entered none. */
export function personName(person: Person): string {
  return fullName(person) || person.email;
}

/** The initials of the first and last word of a name, in upper case; one initial for a single word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return initialsOfNames(words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words);
}

/** The initials of first and last name, in upper case; empty names are skipped. */
export function initialsOfNames(names: readonly string[]): string {
  return names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');
}
