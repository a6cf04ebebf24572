/** Splits a text at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/);
}
